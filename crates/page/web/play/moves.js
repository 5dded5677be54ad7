// All moves in words, as buttons, and the game so far.

import { at, element, say, told } from "../words.js";
import { game, isMine, isOver, made, mover, now } from "./game.js";
import { written } from "./look.js";


// The most moves that get a button each; more are found by typing.
const BUTTONS = 60;

let [pick, back, reply, announce] = [(_choices) => {}, (_moves) => {}, async (_move) => {}, (_said) => {}];

/** `onPick(choices)` makes a move, `onBack(moves)` goes back, `onTyped(move)` makes a written move. */
export function prepareMoves(onPick, onBack, onTyped, onSaid) {
    [pick, back, reply, announce] = [onPick, onBack, onTyped, onSaid];
    at("filter").addEventListener("input", () => showMoves());
    at("move-form").addEventListener("submit", (event) => {
        event.preventDefault();
        typedMove();
    });
}

/** Lists the moves that contain what the reader types, or only some. */
export function showMoves(/** @type {any[] | null} */ only = null) {
    const look = now();
    at("filter-row").hidden = look.choices.length <= BUTTONS;
    const wanted = at("filter-row").hidden ? "" : at("filter").value.trim().toLowerCase();
    const all = isMine() ? (only ?? look.choices.filter((choice) => choice.words.toLowerCase().includes(wanted))) : [];
    const button = (choice) => element("li", {}, element("button", { type: "button", "data-move": written(choice), class: only ? "main" : "", onclick: () => pick([choice]) }, choice.words));
    at("moves-list").replaceChildren(...all.slice(0, BUTTONS).map(button));
    at("moves-count").textContent = told([
        all.length > BUTTONS ? say("{} of {} moves are shown.", BUTTONS, look.count) : "",
        look.count > look.choices.length ? say("Only the first {} are looked through; type any other one.", look.choices.length) : "",
    ]);
    at("move-form").hidden = look.choices.length >= look.count || look.terms === "board";
    at("move-label").textContent = look.terms === "coins" ? say("The coins to turn") : say("The number of the heap, and what is left of it");
}


// Makes a typed move, where there are too many to list.
async function typedMove() {
    const typed = at("move").value;
    let numbers = /^[\d\s,、]+$/.test(typed) ? typed.match(/\d+/g).map(Number) : [];
    if (now().terms === "coins") {
        const last = Math.max(...numbers);
        numbers = [now().heaps.indexOf(last) + 1, ...numbers.filter((coin) => coin !== last).sort((a, b) => a - b)];
    }
    const [place, ...parts] = numbers;
    place > 0 ? await reply(`${place}-${parts.join(".")}`) : announce([say("This is no move.")]);
}

/** The moves so far; the reader can go back to the position before each. */
export function showLog() {
    const item = ({ words }, moves) => {
        const isMistake = isOver() && game.looks[moves].moves.is_won && game.looks[moves + 1].moves.is_won;
        const who = game.isTwo ? say("Player {}: {}", mover(moves) === "you" ? 1 : 2, words) : mover(moves) === "you" ? say("You: {}", words) : say("Machine: {}", words);
        return element(
            "li",
            { class: isMistake ? "mistake" : "" },
            who,
            isMistake ? ` ${say("(a mistake)")}` : "",
            " ",
            element("button", { type: "button", class: "link", "aria-label": say("Back before move {}", moves + 1), onclick: () => back(moves) }, "↶"),
        );
    };
    at("game-log").replaceChildren(...made().map(item));
}
