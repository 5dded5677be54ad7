// A game against the machine, which knows who wins, or against somebody beside you.

import { onEnter, placeOf, readings, refused, inLine } from "../request.js";
import { at, copyButton, element, listed, say, spoken, told } from "../words.js";
import { isWhy, preparePanel, showPanel } from "../why/panel.js";
import { cutOf, explain, footOf, sideOf, underOf } from "../why/why.js";
import { cardOf, markCard, showCards } from "./cards.js";
import { showEnd } from "./end.js";
import { count, game, gameAddress, isMine, isOver, mover, now, readAddress, setGame, settings, STRENGTHS, winner, winning } from "./game.js";
import { answersFrom, heapsOf, isDrawn, line, look, parted, total, written } from "./look.js";
import { endMotion, isMoving, travel } from "./motion.js";
import { prepareMoves, showLog, showMoves } from "./moves.js";
import { openSettings, prepareSettings, sayOpponent } from "./settings.js";
import { another, SIZES } from "./sizes.js";
import { asFile, chooseMove, described, drawTable, hasPicture, isPointed, makeChosen, noTable, prepareTable, selection, stepChoice } from "./table.js";
import { isOrderOf, moved, namesOf, tracked } from "./track.js";

/** The position with which the page begins. */
export const FIRST = "take any : 3 4 5";
const MISERE = /^\s*(misere|misère|反常)\s*/i;
const EXAMPLES = ["take 1 2 5", "take up to half", "divide by 2 3", "take any or split", "n -> n - k for k in 1..n if gcd(n, k) == 1", "(a, b) -> (a - 1, b); (a, b - 1); (a / 2, b / 2)"];
// How often a machine that errs now and then plays at random.
const ERRS = 0.35;

/** @type {(text: string, isNew: boolean) => void} */
let went = () => {};
// Counts games and positions, so that no answer to an older one is shown.
let turn = 0;
// The last move of the other, or what was done, in words.
let lastSaid = "";
// The address of a game that a new one has replaced.
/** @type {string | null} */
let replaced = null;
// Where each card's game stands.
const kept = new Map();
// Wins and losses in a row, and the size of the next position, by rule.
const streaks = new Map();
export const streakOf = () => {
    const { rule } = game.looks[0];
    streaks.has(rule) || streaks.set(rule, { wins: 0, losses: 0, size: 1 });
    return streaks.get(rule);
};

/** Fills Play; `asks(program, input)` answers, `goes(address, isNew)` is called with each new address. */
export function preparePlay(asks, goes) {
    answersFrom(asks);
    went = goes;
    prepareTable(showState, (choices, parts) => pick(choices, parts), () => isMoving() && (endMotion(), true));
    prepareMoves((choices) => pick(choices, null), goBack, (move) => reply(move), announce);
    preparePanel(render, () => hint());
    prepareSettings(startAgain, random);
    at("play-form").addEventListener("submit", (event) => {
        event.preventDefault();
        newGame(at("rule").value, at("start").value);
    });
    onEnter(at("rule"), () => newGame(at("rule").value, at("start").value));
    const acts = {
        hint,
        undo,
        new: () => fresh(),
        do: () => (isOver() ? again() : makeChosen()),
        less: () => stepChoice(-1),
        greater: () => stepChoice(1),
        "give-up": giveUp,
        picture: savePicture,
        "settings-open": openSettings,
        "own-close": () => at("own").close(),
    };
    for (const [id, act] of Object.entries(acts)) {
        at(id).addEventListener("click", () => {
            endMotion();
            act();
        });
    }
    const share = copyButton(() => `${location.href.split("#")[0]}#${encodeURI(gameAddress())}`, say("Copy the link of this game"), say("Share"));
    share.id = "share";
    at("share").replaceWith(share);
    if (typeof ResizeObserver === "function") {
        new ResizeObserver(() => {
            if (game !== null && at("stage").offsetParent !== null && !isMoving()) {
                paint();
            }
        }).observe(at("drawing"));
    }
}

/** Shows the words of Play in the reader's language. */
export function speakPlay() {
    showCards(chooseCard);
    const example = (rule) => element("button", { type: "button", lang: "en", onclick: () => newGame(rule, "") }, rule);
    at("play-examples").replaceChildren(...EXAMPLES.flatMap((rule) => [example(rule), " "]));
    at("share").textContent = say("Share");
    at("share").setAttribute("aria-label", say("Copy the link of this game"));
}

/** Shows the game of an address. */
export async function showPlay(address, isNew = false) {
    at("table-place").append(at("table"));
    const read = readAddress(address);
    const [rule, heaps] = parted(read.position || FIRST);
    await newGame(rule, heaps, { ...read, isRead: true, isNew });
}

/** Plays a position in another part of the page, whose address stays; if it is already played there, the game goes on. */
export async function playHere(place, position) {
    place.append(at("table"));
    const goesOn = game?.here === position;
    const read = goesOn ? readAddress(gameAddress().slice("play ".length)) : { ...readAddress(""), position };
    goesOn || showPanel(null);
    await newGame(...parted(position), { ...read, here: position, hints: goesOn ? game.hints : 0 });
}

/**
 * A new game of a rule and its heaps, as the settings say; or `asked`, of an address or in another part of the page.
 * @param {any} asked
 */
async function newGame(rule, heaps, asked = null) {
    const mine = (turn += 1);
    endMotion();
    [rule, heaps] = [rule.trim(), inLine(heaps).trim()];
    const plain = inLine(rule);
    const text = heaps === "" ? plain : `${plain} : ${heaps}`;
    const first = plain.trim() === "" ? { column: null, wrong: say("Say what a move may do: {}, for example.", "take 1 3 4") } : await look(text);
    if (mine !== turn) {
        return;
    }
    at("notice").replaceChildren();
    at("play-wrong").replaceChildren();
    if (first.wrong !== undefined) {
        refuseGame(first, text, rule, heaps, heaps === "" ? plain.length : plain.length + 3, asked === null);
        return;
    }
    at("own").open && at("own").close();
    keepGame(asked?.isRead === true);
    first.track = tracked(first);
    const { begins, isTwo, strength } = asked ?? settings;
    setGame({ looks: [first], begins, isTwo, strength, given: false, hints: 0, hint: null, typed: spoken() === "zh" && /\p{Script=Han}/u.test(rule) ? rule : first.rule, here: asked?.here ?? (at("play").hidden && game?.here), counted: false });
    lastSaid = "";
    if (asked !== null) {
        if (asked.isRead) {
            Object.assign(settings, { begins, isTwo, strength });
        }
        game.hints = asked.hints ?? 0;
        await replay(asked.moves);
        if (mine !== turn) {
            return;
        }
        game.given = asked.given && now().count > 0;
        // A game that was over in its address is not counted again.
        game.counted = isOver();
        asked.unknown.forEach((option) => notice(say("The link has {}, which says nothing here.", option)));
    }
    render();
    link(asked === null || asked.isNew);
    await machine([]);
}

const notice = (text) => at("notice").append(element("p", { class: "wrong" }, text));

// Shows what is wrong with the rule or the heaps, and what may have been meant.
function refuseGame(fault, text, rule, heaps, from, isNew) {
    turn += 1;
    if (!at("play").hidden) {
        went(`play ${text.trim()}`, isNew);
    }
    openOwn(rule, heaps);
    const column = placeOf(fault, text);
    const isOfHeaps = column !== null && column >= from;
    const said = refused(fault.wrong, isOfHeaps ? column - from : column, at(isOfHeaps ? "start" : "rule"));
    at("play-wrong").replaceChildren(...said, ...readings(fault, (meant) => newGame(...parted(meant)), (meant) => parted(meant)[0]));
    document.documentElement.dataset.turn = String(Number(document.documentElement.dataset.turn ?? 0) + 1);
}

function openOwn(rule, heaps) {
    [at("rule").value, at("start").value] = [rule, heaps];
    at("play-wrong").replaceChildren();
    at("own").open || at("own").showModal();
}

// A card's game goes on where it was left.
function chooseCard(card) {
    if (card.rule === null) {
        openOwn(game?.typed ?? "", game === null ? "" : heapsOf(game.looks[0]));
        return;
    }
    const address = kept.get(card.id);
    const isHere = game !== null && cardOf(game.looks[0].rule) === card;
    if (address !== undefined && !isHere) {
        showPlay(address.slice("play ".length), true);
    } else if (!isHere || count() === 0 || isOver()) {
        newGame(card.rule, card.heaps);
    }
}

// Keeps a game that is under way, for its card and for Undo.
function keepGame(isRead) {
    replaced = null;
    if (game !== null && !game.here) {
        const isUnderWay = count() > 0 && !isOver();
        replaced = isUnderWay && !isRead ? gameAddress() : null;
        const id = cardOf(game.looks[0].rule)?.id;
        isUnderWay ? kept.set(id, gameAddress()) : kept.delete(id);
    }
}

const before = () => game.looks[game.looks.length - 2] ?? null;

// Makes the moves of an address again, as far as they are legal.
async function replay(moves) {
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

// The position that a written move leaves, which has the move as `made`; one without it, if this is no move; or what is wrong.
async function after(move, from) {
    // In rows that are drawn, a piece is called by its place.
    const hasNames = from.track && isDrawn(from);
    const named = (track) => (hasNames ? ` named ${namesOf(track).join(" ")}` : "");
    const next = await look(`${line(from)} move ${move.replace(/[-.]/g, " ").replace("~", " after ")}${named(from.track)}`);
    if (!next.made || !from.track) {
        return next;
    }
    const parts = (/-([\d.]*)/.exec(move)?.[1] ?? "").split(".").filter(Boolean).map(Number);
    const isOrdered = isOrderOf(parts, next.made.left);
    const { track, gone, cuts } = moved(from.track, next.made.at, isOrdered ? parts : next.made.left);
    const made = { ...next.made, gone, cuts, ...(isOrdered ? { left: parts } : {}) };
    if (!hasNames) {
        return { ...next, made, track };
    }
    const again = await look(`${line(next)}${named(track)}`);
    return again.wrong === undefined ? { ...again, made, track, why: again.why && { ...again.why, lifted: next.why?.lifted } } : again;
}

// Makes a written move; null, if something else was done meanwhile.
async function advance(move, mine) {
    const next = await after(move, now());
    if (mine !== turn) {
        return null;
    }
    if (next.made) {
        game.looks.push(next);
    }
    return next;
}

// Goes back to the position after this number of moves.
function keep(moves) {
    turn += 1;
    endMotion();
    game.looks.length = moves + 1;
    [game.given, game.hint] = [false, null];
    render();
    link();
}

// Sets the address if the game is played in its own part. The reader can go back from a new game to the one before.
function link(isNew = false) {
    if (!at("play").hidden) {
        went(gameAddress(), isNew);
    }
}

// A move of the reader: one of these, which differ only in what the game remembers; in a row with its parts in their places.
async function pick(choices, parts) {
    if (choices.length > 1) {
        showPanel("more");
        showMoves(choices);
        announce([say("There are several such moves; choose one.")]);
        return;
    }
    await reply(written(parts === null ? choices[0] : { ...choices[0], left: parts }));
}

// Makes a written move of the reader, and then the machine's.
async function reply(move) {
    endMotion();
    if (!isMine()) {
        return;
    }
    const mine = (turn += 1);
    const { hint } = game;
    const next = await advance(move, mine);
    if (next === null) {
        return;
    }
    if (!next.made) {
        const why = next.wrong ?? say("This is no move.");
        lastSaid = why;
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
    lastSaid = moveOf(who, next.made.words);
    // The machine looks for its move while that of the reader is seen.
    const answer = machinesMove();
    const shown = showMove(who === "you");
    link();
    await shown;
    if (mine === turn) {
        await machine([lastSaid], answer);
    }
}

const moveOf = (who, words) => (game.isTwo ? say("Player {}: {}", who === "you" ? 1 : 2, words) : who === "you" ? say("You: {}", words) : say("Machine: {}", words));

// Draws the position after a move, with the move under way.
async function showMove(isOwn) {
    const leaving = render();
    if (leaving !== null && at("stage").offsetParent !== null) {
        await travel(at("drawing").querySelector("svg"), leaving, isOwn, at("drawing").clientHeight);
    }
}

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

// Makes the machine's move, if it is its turn; then announces all that was done.
async function machine(said, answer = machinesMove()) {
    if (!isOver() && !game.isTwo && mover() === "machine") {
        const mine = turn;
        showState();
        const next = await answer;
        if (mine !== turn || next === null) {
            return;
        }
        if (next.made) {
            game.looks.push(next);
            lastSaid = moveOf("machine", next.made.words);
            said.push(lastSaid);
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

function countStreak() {
    if (!game.counted && !game.isTwo) {
        const streak = streakOf();
        const isWin = winner() === "you";
        Object.assign(streak, { wins: isWin ? streak.wins + 1 : 0, losses: isWin ? 0 : streak.losses + 1 });
    }
    game.counted = true;
}

// Fills a live region, once: what was done, the position, and whose turn it is.
function announce(said) {
    const position = count() > 0 && !isOver() ? `${described()}.` : "";
    at("said").textContent = told([...said.filter(Boolean).map((text) => (/[.。!?！？]$/.test(text) ? text : `${text}${spoken() === "zh" ? "。" : "."}`)), position, state()]);
    document.documentElement.dataset.turn = String(Number(document.documentElement.dataset.turn ?? 0) + 1);
}

/** Who moves, or who has won. */
function state() {
    const who = isOver() ? winner() : mover();
    if (game.isTwo) {
        return isOver() ? say("Player {} has won.", who === "you" ? 1 : 2) : say("Player {}'s move.", who === "you" ? 1 : 2);
    }
    return isOver() ? (who === "you" ? say("You have won.") : say("The machine has won.")) : who === "you" ? say("Your move.") : say("The machine's turn.");
}

// Takes back the reader's last move and what followed; after giving up, only that; before any move, the new game.
function undo() {
    if (count() === 0 || (count() === 1 && game.begins === "machine" && !game.isTwo && !game.given)) {
        replaced !== null && showPlay(replaced.slice("play ".length), true);
        return;
    }
    let moves = count();
    if (!game.given) {
        do {
            moves -= 1;
        } while (moves > 0 && mover(moves) !== "you" && !game.isTwo);
    }
    lastSaid = "";
    keep(moves);
    machine([say("Taken back.")]);
}

// Plays on from the position before a move.
export function goBack(moves) {
    lastSaid = "";
    keep(moves);
    machine([say("Back before move {}.", moves + 1)]);
    at("drawing").querySelector("svg")?.focus({ preventScroll: true });
}

function giveUp() {
    turn += 1;
    game.given = true;
    lastSaid = say("You gave up.");
    countStreak();
    render();
    link();
    announce([say("You gave up.")]);
}

function hint() {
    if (!isMine()) {
        return;
    }
    const best = hinted();
    game.hint = best;
    lastSaid = "";
    if (best === null) {
        lastSaid = say("No move wins here, if the other makes no mistake.");
        showState();
    } else if (hasPicture()) {
        chooseMove(best, true);
    } else {
        lastSaid = `${say("Hint")}: ${best.words}`;
        showMoves([best]);
        showState();
    }
    announce([best === null ? lastSaid : say("A winning move: {}.", best.words)]);
}

// The winning move that is easiest to see.
export const hinted = () => {
    const best = now().why?.best;
    const [first] = winning();
    return (best && now().choices.find((choice) => choice.at === best[0].at && choice.left.join() === best[0].left.join() && choice.after === best[0].after)) || first || null;
};

// The same position once more.
export const again = () => newGame(game.typed, heapsOf(game.looks[0]), { ...readAddress(""), begins: settings.begins, isTwo: settings.isTwo, strength: settings.strength, isNew: true });

// With the settings as they are now: the same rule, or another kind of last move, and these heaps.
function startAgain({ heaps, misere }) {
    const rule = game.typed.replace(MISERE, "");
    newGame(misere ? `misere ${rule}` : rule, heaps);
}

/** Another position, by `more` larger or smaller, that is won for who begins. */
export async function fresh(more = 0) {
    const streak = streakOf();
    streak.size = Math.max(0, Math.min(SIZES - 1, streak.size + more));
    if (more !== 0) {
        Object.assign(streak, { wins: 0, losses: 0 });
    }
    await random(true, streak.size);
}

// Plays a position that the one who begins can win, or cannot.
async function random(isWon, size = streakOf().size) {
    const mine = (turn += 1);
    endMotion();
    const next = await another(game.looks[0], size, isWon, () => mine !== turn);
    if (mine !== turn) {
        return;
    }
    if (next === null) {
        render();
        announce([(lastSaid = say("No such position was found."))]);
        showState();
        return;
    }
    await newGame(next.terms === "crosses" ? next.rule : game.typed, heapsOf(next));
    at("drawing").querySelector("svg")?.focus({ preventScroll: true });
}

function savePicture() {
    const url = URL.createObjectURL(new Blob([asFile()], { type: "image/svg+xml" }));
    element("a", { href: url, download: "position.svg" }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
}

// Draws the position; gives what travels, if there is a picture.
function paint() {
    const place = at("drawing");
    const current = now();
    fitTrack(current);
    const isOpen = isDrawn(current);
    at("stage").classList.toggle("listed", !isOpen);
    if (isOpen) {
        at("listing-place").append(at("listing"));
        // What was too large to draw leaves no marks.
        const drawn = game.looks.filter((position) => isDrawn(position));
        const isMarked = count() > 0 && isDrawn(before());
        const heights = drawn.map(({ heaps }) => Math.max(...heaps));
        const leaving = drawTable({
            look: current,
            before: isMarked ? before() : null,
            last: isMarked ? current.made : null,
            track: current.track,
            tallest: Math.max(...heights),
            sides: sidesOf(),
            isMine: isMine(),
            ...(isWhy() ? { foot: footOf(current, place.clientHeight) || undefined, side: sideOf(current, place.clientHeight), under: underOf(current, place.clientHeight) } : {}),
            cut: isWhy() ? cutOf(current) : null,
        });
        showPanel();
        return leaving;
    }
    noTable();
    const numbers = current.said.heaps.slice(0, 200);
    const shown = current.terms === "positions" || current.terms === "board" ? heapsOf(current) : listed(numbers);
    place.replaceChildren(element("p", { class: "numbers" }, shown), at("listing"));
    showPanel();
    return null;
}

// The rows of the picture are those of the start; if these are too long, those of now.
function fitTrack(current) {
    if (current.track && !isDrawn(current)) {
        current.track = tracked(current);
    }
}

// How many columns and lines a board has: as far as any move has led, or may lead now.
function sidesOf() {
    if (now().terms !== "board") {
        return null;
    }
    const seen = game.looks.flatMap(({ heaps, choices }) => [heaps, ...choices.map(({ left }) => left)]);
    const [wide, high] = [0, 1].map((side) => Math.max(...seen.map((numbers) => numbers[side])) + 1);
    return [Math.max(wide, 2), Math.max(high, 2)];
}

/** Shows the game: the board, the turn, the buttons. Gives what travels. */
function render() {
    if (game === null) {
        return null;
    }
    const first = game.looks[0];
    const card = cardOf(first.rule);
    at("play-title").textContent = card === null ? say("Your own rule") : say(card.words[0]);
    const last = first.terms === "crosses" ? "" : first.misere ? say("Who moves last, loses.") : say("Who moves last, wins.");
    // A formula says itself what a move leaves.
    const isFormula = first.rule.includes("->");
    const sentence = card === null ? `${first.said.rule}${spoken() === "zh" ? "。" : "."}` : say(card.words[1]);
    const isSaid = card === null ? first.misere && !isFormula : card.id === "misere" || card.id === "chomp";
    at("in-words").replaceChildren(...(isFormula && card === null ? [element("code", { lang: "en" }, first.rule), " ", last] : [told([sentence, isSaid ? "" : last])]));
    at("in-words").title = first.said.rule;
    at("settings-now").textContent = sayOpponent();
    at("law-link").href = `#law ${now().rule}`;
    markCard(first.rule);
    showEnd({ streak: streakOf(), goBack, again, fresh });
    const leaving = paint();
    at("picture").hidden = !hasPicture();
    at("how-to").textContent = told([...first.said.allowed, hasPicture() ? howTo() : ""]);
    showMoves();
    showLog();
    showState();
    return leaving;
}

// The chip and the buttons, which follow each choice.
function showState(how = "") {
    if (game === null) {
        return;
    }
    const chosen = selection();
    explainChoice(chosen);
    const mine = isMine() && !isMoving();
    const isBad = chosen !== null && chosen.choices.length === 0 && !isEmpty(chosen);
    if (how === "press" || how === "key" || how === "step") {
        if (how !== "press") {
            at("said").textContent = isBad ? whyNot(chosen) : chosen === null ? "" : chosen.choices[0]?.words ?? say("coin {}", chosen.cursor);
        }
    }
    const title = isOver() ? "" : state().replace(/[.。]$/, "");
    const opening = count() === 0 && !isOver() && now().moves.is_won ? say("Who begins can win.") : "";
    const more = isBad && !isPointed() ? whyNot(chosen) : how === "hint" && chosen !== null ? `${say("Hint")}: ${chosen.choices[0].words}` : lastSaid || opening;
    const other = !isOver() && mover() !== "you";
    at("turn").replaceChildren(element("p", { class: `chip${other ? " other" : ""}` }, element("i", {}), element("b", {}, title || more), element("span", {}, title ? more : "")));
    const able = mine && chosen !== null && chosen.choices.length > 0;
    at("do").disabled = !able && !isOver();
    at("do").textContent = isOver() ? say("Play again") : able ? chosen.choices[0].words : mine || isMine() ? idle() : say("Please wait");
    at("less").disabled = at("greater").disabled = !isMine() || !hasPicture();
    at("hint").disabled = !isMine();
    at("give-up").disabled = isOver();
    const isStart = count() === 0 || (count() === 1 && game.begins === "machine" && !game.isTwo && !game.given);
    at("undo").disabled = isStart && !game.given && replaced === null;
}

// While the reasons are shown, those of the chosen move are asked for.
let asking = 0;
async function explainChoice(chosen) {
    const mine = (asking += 1);
    const isAsked = isWhy() && !isPointed() && chosen?.choices.length > 0;
    const next = isAsked ? await after(written(chosen.parts ? { ...chosen.choices[0], left: chosen.parts } : chosen.choices[0]), now()) : null;
    if (mine === asking && explain(next?.why?.lifted ?? null)) {
        showPanel();
    }
}

const isEmpty = ({ places, cuts, from, to, take, cell }) => (places !== undefined ? places.length === 0 : take === 0 || cell === 0 || to?.length === 0 || (from === -1 && cuts?.length === 0));

function idle() {
    const words = { rows: say("Choose stones"), coins: say("Choose coins"), board: say("Choose a square"), crosses: say("Choose a cell") };
    return hasPicture() ? words[now().terms] ?? say("Choose stones") : say("Choose a move");
}

// How a move is made.
function howTo() {
    const again = say("Press again, or Enter, to make the move.");
    const how = {
        stones: say("Press a stone: it is lifted with all above it."),
        memory: say("Press a stone: it is lifted with all after it."),
        rows: say("Press a stone, and its neighbours too, or drag over them; to split a row, press between two stones."),
        coins: say("Press all coins to turn; the rightmost must show heads, in gold."),
        crosses: say("Press a cell."),
        board: say("Press a square with a dot."),
    };
    return told([how[now().terms], now().terms === "coins" ? "" : again]);
}

// Why what is chosen is no move.
function whyNot(chosen) {
    const { terms, said } = now();
    if (terms === "coins") {
        return chosen.isTail ? say("The rightmost coin that is turned must show heads.") : say("These coins may not be turned at once.");
    }
    if (chosen.isPart) {
        return say("Choose where to split, in more places.");
    }
    return told([say("This is no move."), ...(said.allowed.length > 0 ? said.allowed : [`${said.rule}${spoken() === "zh" ? "。" : "."}`])]);
}

