// Shows the game: the board or the list of moves, the turn, the buttons and the end.

import { at, element, listed, say, spoken, told } from "../words.js";
import { isWhy, showPanel } from "../why/panel.js";
import { cutOf, explain, footOf, sideOf, underOf } from "../why/why.js";
import { reasonsOf } from "./after.js";
import { cardOf, markCard } from "./cards.js";
import { showEnd } from "./end.js";
import { count, game, isMine, isOver, isStart, mover, now, winner } from "./game.js";
import { heapsOf, isDrawn, written } from "./look.js";
import { isMoving, travel } from "./motion.js";
import { showLog, showMoves } from "./moves.js";
import { sayOpponent } from "./settings.js";
import { streakOf } from "./streaks.js";
import { drawTable, hasPicture, isPointed, noTable, selection } from "./table.js";
import { tracked } from "./track.js";

// What can be done when a game is over.
let acts = /** @type {any} */ ({});

/** `does` has `goBack(moves)` and `fresh(more)`, for the end of a game. */
export function prepareShow(does) {
    acts = does;
    if (typeof ResizeObserver === "function") {
        new ResizeObserver(() => {
            if (game !== null && at("stage").offsetParent !== null && !isMoving()) {
                paint();
            }
        }).observe(at("drawing"));
    }
}

const before = () => game.looks[game.looks.length - 2] ?? null;

/** Draws the position after a move, with the move under way. */
export async function showMove(isOwn) {
    const leaving = render();
    if (leaving !== null && at("stage").offsetParent !== null) {
        await travel(at("drawing").querySelector("svg"), leaving, isOwn, at("drawing").clientHeight);
    }
}

/** Who moves, or who has won. */
export function state() {
    const who = isOver() ? winner() : mover();
    if (game.isTwo) {
        return isOver() ? say("Player {} has won.", who === "you" ? 1 : 2) : say("Player {}'s move.", who === "you" ? 1 : 2);
    }
    return isOver() ? (who === "you" ? say("You have won.") : say("The machine has won.")) : who === "you" ? say("Your move.") : say("The machine's turn.");
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
export function render() {
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
    showEnd({ streak: streakOf(), ...acts });
    const leaving = paint();
    at("picture").hidden = !hasPicture();
    at("how-to").textContent = told([...first.said.allowed, hasPicture() ? howTo() : ""]);
    showMoves();
    showLog();
    showState();
    return leaving;
}

/** The chip and the buttons, which follow each choice. */
export function showState(how = "") {
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
    const more = isBad && !isPointed() ? whyNot(chosen) : how === "hint" && chosen !== null ? `${say("Hint")}: ${chosen.choices[0].words}` : game.said || opening;
    const other = !isOver() && mover() !== "you";
    at("turn").hidden = title === "" && more === "";
    at("turn").replaceChildren(element("p", { class: `chip${other ? " other" : ""}` }, element("i", {}), element("b", {}, title || more), element("span", {}, title ? more : "")));
    const able = mine && chosen !== null && chosen.choices.length > 0;
    at("do").disabled = !able && !isOver();
    at("do").textContent = isOver() ? say("Play again") : able ? chosen.choices[0].words : mine || isMine() ? idle() : say("Please wait");
    at("less").disabled = at("greater").disabled = !isMine() || !hasPicture();
    at("hint").disabled = !isMine();
    at("give-up").disabled = isOver();
    at("undo").disabled = isStart() && !game.given && !game.replaced;
}

// While the reasons are shown, those of the chosen move are asked for.
let asking = 0;
async function explainChoice(chosen) {
    const mine = (asking += 1);
    const isAsked = isWhy() && !isPointed() && chosen?.choices.length > 0;
    const why = isAsked ? await reasonsOf(written(chosen.parts ? { ...chosen.choices[0], left: chosen.parts } : chosen.choices[0]), now()) : null;
    if (mine === asking && explain(why)) {
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
