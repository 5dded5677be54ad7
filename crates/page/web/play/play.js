// Games begin here: by a card, an address, a rule of the reader's own, or as another position; and what each button does.

import { inLine, onEnter, placeOf, readings, refused } from "../request.js";
import { at, copyButton, element, say, spoken } from "../words.js";
import { preparePanel, showPanel } from "../why/panel.js";
import { cardOf, showCards } from "./cards.js";
import { count, game, gameAddress, isOver, isStart, nextTurn, now, readAddress, setGame, settings, turn } from "./game.js";
import { answersFrom, heapsOf, look, parted } from "./look.js";
import { endMotion, isMoving } from "./motion.js";
import { prepareMoves } from "./moves.js";
import { openSettings, prepareSettings } from "./settings.js";
import { prepareShow, render, showState } from "./show.js";
import { another, SIZES } from "./sizes.js";
import { streakOf } from "./streaks.js";
import { asFile, makeChosen, prepareTable, stepChoice } from "./table.js";
import { tracked } from "./track.js";
import { announce, giveUp, goBack, hint, link, machine, notice, pick, prepareTurns, replay, reply, takeBack } from "./turns.js";

/** The position with which the page begins. */
export const FIRST = "take any : 3 4 5";
const MISERE = /^\s*(misere|misère|反常)\s*/i;
const EXAMPLES = ["take 1 2 5", "take up to half", "divide by 2 3", "take any or split", "n -> n - k for k in 1..n if gcd(n, k) == 1", "(a, b) -> (a - 1, b); (a, b - 1); (a / 2, b / 2)"];
// Where each card's game stands.
const kept = new Map();

/** Fills Play; `asks(program, input)` answers, `goes(address, isNew)` is called with each new address. */
export function preparePlay(asks, goes) {
    answersFrom(asks);
    prepareTurns(goes);
    prepareShow({ goBack, fresh });
    prepareTable({ changed: showState, make: pick, press: () => isMoving() && (endMotion(), true) });
    prepareMoves((choices) => pick(choices, null), goBack, reply, announce);
    preparePanel(render, hint);
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
    const read = readAddress(goesOn ? gameAddress().slice("play ".length) : position);
    goesOn || showPanel(null);
    await newGame(...parted(read.position), { ...read, here: position, hints: goesOn ? game.hints : 0 });
}

/**
 * A new game of a rule and its heaps, as the settings say; or `asked`, of an address or in another part of the page.
 * @param {any} asked
 */
async function newGame(rule, heaps, asked = null) {
    const mine = nextTurn();
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
    const replaced = keepGame(asked?.isRead === true);
    first.track = tracked(first);
    const { begins, isTwo, strength } = asked ?? settings;
    setGame({ looks: [first], begins, isTwo, strength, given: false, hints: 0, hint: null, typed: spoken() === "zh" && /\p{Script=Han}/u.test(rule) ? rule : first.rule, here: asked?.here ?? (at("play").hidden && game?.here), counted: false, said: "", replaced });
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

// Shows what is wrong with the rule or the heaps, and what may have been meant.
function refuseGame(fault, text, rule, heaps, from, isNew) {
    nextTurn();
    link(isNew, `play ${text.trim()}`);
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

// Keeps a game that is under way for its card; gives its address, for Undo.
function keepGame(isRead) {
    if (game === null || game.here) {
        return null;
    }
    const isUnderWay = count() > 0 && !isOver();
    const id = cardOf(game.looks[0].rule)?.id;
    isUnderWay ? kept.set(id, gameAddress()) : kept.delete(id);
    return isUnderWay && !isRead ? gameAddress() : null;
}

// Takes back a move, or giving up; before any, the new game.
function undo() {
    if (!isStart() || game.given) {
        takeBack();
    } else if (game.replaced) {
        showPlay(game.replaced.slice("play ".length), true);
    }
}

// The same position once more.
const again = () => newGame(game.typed, heapsOf(game.looks[0]), { ...readAddress(""), begins: settings.begins, isTwo: settings.isTwo, strength: settings.strength, isNew: true });

// With the settings as they are now: the same rule, or another kind of last move, and these heaps.
function startAgain({ heaps, misere }) {
    const rule = game.typed.replace(MISERE, "");
    newGame(misere ? `misere ${rule}` : rule, heaps);
}

// Another position, by `more` larger or smaller, that is won for who begins.
async function fresh(more = 0) {
    const streak = streakOf();
    streak.size = Math.max(0, Math.min(SIZES - 1, streak.size + more));
    if (more !== 0) {
        Object.assign(streak, { wins: 0, losses: 0 });
    }
    await random(true, streak.size);
}

// Plays a position that the one who begins can win, or cannot.
async function random(isWon, size = streakOf().size) {
    const mine = nextTurn();
    endMotion();
    const next = await another(game.looks[0], size, isWon, () => mine !== turn);
    if (mine !== turn) {
        return;
    }
    if (next === null) {
        render();
        announce([(game.said = say("No such position was found."))]);
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
