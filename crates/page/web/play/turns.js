// The turns of a game: a move of the reader, that of the machine, moves that are taken back, and what is said of each.

import { at, element, say, spoken, told } from "../words.js";
import { isWhy, showPanel } from "../why/panel.js";
import { after, giveReasons } from "./after.js";
import { count, game, gameAddress, isMine, isOver, mover, nextTurn, now, STRENGTHS, turn, winning } from "./game.js";
import { total, written } from "./look.js";
import { endMotion } from "./motion.js";
import { showMoves } from "./moves.js";
import { render, showMove, showState, state } from "./show.js";
import { countStreak } from "./streaks.js";
import { chooseMove, described, hasPicture } from "./table.js";
import { isOrderOf } from "./track.js";

// How often a machine that errs now and then plays at random.
const ERRS = 0.35;

/** @type {(text: string, isNew: boolean) => void} */
let went = () => {};

/** `goes(address, isNew)` is called with each new address. */
export const prepareTurns = (goes) => (went = goes);

/** Says something about an address or the machine, above the board. */
export const notice = (text) => at("notice").append(element("p", { class: "wrong" }, text));

// Whose reasons are shown has them before it is drawn.
const ready = async (position) => isWhy() && giveReasons(position);

/** Makes the moves of an address again, as far as they are legal. */
export async function replay(moves) {
    for (const move of moves) {
        const next = /^\d+-[\d.]*(~\d+)?$/.test(move) ? await advance(move, turn) : {};
        if (next === null) {
            return;
        }
        if (!next.made) {
            notice(next.wrong ?? say("The link has {}, which is no move here.", move));
            return;
        }
    }
}

// Makes a written move; null, if something else was done meanwhile.
async function advance(move, mine) {
    const next = await after(move, now());
    if (mine !== turn) {
        return null;
    }
    if (next.made) {
        await ready(next);
        if (mine !== turn) {
            return null;
        }
        game.looks.push(next);
    }
    return next;
}

// Goes back to the position after this number of moves.
function keep(moves) {
    nextTurn();
    endMotion();
    game.looks.length = moves + 1;
    [game.given, game.hint] = [false, null];
    render();
    link();
}

/** Sets the address if the game is played in its own part. The reader can go back from a new game to the one before. */
export function link(isNew = false, address = gameAddress()) {
    if (!at("play").hidden) {
        went(address, isNew);
    }
}

/** A move of the reader: one of these, which differ only in what the game remembers; in a row with its parts in their places. */
export async function pick(choices, parts) {
    if (choices.length > 1) {
        showPanel("more");
        showMoves(choices);
        announce([say("There are several such moves; choose one.")]);
        return;
    }
    await reply(written(parts === null ? choices[0] : { ...choices[0], left: parts }));
}

/** Makes a written move of the reader, and then the machine's. */
export async function reply(move) {
    endMotion();
    if (!isMine()) {
        return;
    }
    const mine = nextTurn();
    const { hint } = game;
    const next = await advance(move, mine);
    if (next === null) {
        return;
    }
    if (!next.made) {
        const why = next.wrong ?? say("This is no move.");
        game.said = why;
        showState();
        announce([why]);
        return;
    }
    // A hint counts if it is followed.
    const { made } = next;
    game.hints += Number(hint !== null && made.at === hint.at && isOrderOf(made.left, hint.left));
    game.hint = null;
    at("move").value = "";
    const who = mover(count() - 1);
    game.said = moveOf(who, next.made.words);
    // The machine looks for its move while that of the reader is seen.
    const answer = machinesMove();
    const shown = showMove(who === "you");
    link();
    await shown;
    if (mine === turn) {
        await machine([game.said], answer);
    }
}

const moveOf = (who, words) => (game.isTwo ? say("Player {}: {}", who === "you" ? 1 : 2, words) : who === "you" ? say("You: {}", words) : say("Machine: {}", words));

// The machine's move as the position that it leaves, or null if it is not its turn.
async function machinesMove() {
    if (game.isTwo || isOver() || mover() === "you") {
        return null;
    }
    const from = now();
    const { choices, heaps, arity } = from;
    const best = winning();
    const isRandom = game.strength === "random" || (game.strength === STRENGTHS[1] && Math.random() < ERRS);
    // In a lost position it takes as little as possible: the other player may still go wrong.
    const gained = ({ at, left }) => total(left) - total(heaps.slice(at * arity, (at + 1) * arity));
    const most = Math.max(...choices.map(gained));
    const some = isRandom ? choices : best.length > 0 ? best : choices.filter((choice) => gained(choice) === most);
    const choice = some[Math.floor(Math.random() * some.length)];
    // In a row it takes from either side.
    const parts = choice.left.length < 2 && from.terms === "rows" ? [...choice.left, 0] : [...choice.left];
    return after(written({ ...choice, left: from.terms === "rows" && Math.random() < 0.5 ? parts.reverse() : parts }), from);
}

/** Makes the machine's move, if it is its turn; then announces all that was done. */
export async function machine(said, answer = machinesMove()) {
    if (!isOver() && !game.isTwo && mover() === "machine") {
        const mine = turn;
        showState();
        const next = await answer;
        next?.made && (await ready(next));
        if (mine !== turn || next === null) {
            return;
        }
        if (next.made) {
            game.looks.push(next);
            game.said = moveOf("machine", next.made.words);
            said.push(game.said);
            const shown = showMove(false);
            link();
            await shown;
            if (mine !== turn) {
                return;
            }
        } else {
            said.push(next.wrong);
            at("notice").replaceChildren(element("button", { type: "button", onclick: () => (at("notice").replaceChildren(), machine([])) }, say("Let the machine go on")));
        }
    }
    if (isOver()) {
        countStreak();
        render();
        at("do").focus({ preventScroll: true });
    } else {
        showState();
    }
    announce(said);
}

/** Fills a live region, once: what was done, the position, and whose turn it is. */
export function announce(said) {
    const position = count() > 0 && !isOver() ? `${described()}.` : "";
    at("said").textContent = told([...said.filter(Boolean).map((text) => (/[.。!?！？]$/.test(text) ? text : `${text}${spoken() === "zh" ? "。" : "."}`)), position, state()]);
    document.documentElement.dataset.turn = String(Number(document.documentElement.dataset.turn ?? 0) + 1);
}

/** Takes back the reader's last move and what followed; after giving up, only that. */
export function takeBack() {
    let moves = count();
    if (!game.given) {
        do {
            moves -= 1;
        } while (moves > 0 && mover(moves) !== "you" && !game.isTwo);
    }
    game.said = "";
    keep(moves);
    machine([say("Taken back.")]);
}

/** Plays on from the position before a move. */
export function goBack(moves) {
    game.said = "";
    keep(moves);
    machine([say("Back before move {}.", moves + 1)]);
    at("drawing").querySelector("svg")?.focus({ preventScroll: true });
}

/** Ends the game as lost. */
export function giveUp() {
    nextTurn();
    game.given = true;
    game.said = say("You gave up.");
    countStreak();
    render();
    link();
    announce([say("You gave up.")]);
}

/** Shows the winning move that is easiest to see. */
export async function hint() {
    if (!isMine()) {
        return;
    }
    const mine = turn;
    const best = await easiest();
    if (mine !== turn) {
        return;
    }
    game.hint = best;
    game.said = best === null ? say("No move wins here, if the other makes no mistake.") : "";
    if (best === null) {
        showState();
    } else if (hasPicture()) {
        chooseMove(best, true);
    } else {
        game.said = `${say("Hint")}: ${best.words}`;
        showMoves([best]);
        showState();
    }
    announce([best === null ? game.said : say("A winning move: {}.", best.words)]);
}

async function easiest() {
    const position = now();
    const [first] = winning();
    if (first === undefined) {
        return null;
    }
    await giveReasons(position);
    const [best] = position.why?.best ?? [null];
    return (best && position.choices.find((choice) => choice.at === best.at && choice.left.join() === best.left.join() && choice.after === best.after)) || first;
}
