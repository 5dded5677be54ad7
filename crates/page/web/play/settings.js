// What the reader chooses for the next game: opponent, strength, who begins, what the last move does, and the heaps.

import { at, element, say } from "../words.js";
import { count, game, isOver, settings, STRENGTHS } from "./game.js";
import { heapsOf } from "./look.js";

let [start, find] = [(_asked) => {}, (_isWon) => {}];
let misere = false;
// Whether a button of the sheet has begun a game itself.
let isBegun = false;

/** `onStart({ heaps, misere })` begins a game, `onFind(isWon)` finds heaps for one. */
export function prepareSettings(onStart, onFind) {
    [start, find] = [onStart, onFind];
    // A game without a move is not lost if it begins again; one under way goes on.
    at("settings").addEventListener("close", () => {
        const isChanged = !isBegun;
        isBegun = false;
        const isOther = isChanged && game !== null && (game.begins !== settings.begins || game.isTwo !== settings.isTwo || game.strength !== settings.strength || misere !== game.looks[0].misere);
        if (isOther && (count() === 0 || isOver() || (count() === 1 && game.begins === "machine" && !game.isTwo))) {
            start({ heaps: heapsOf(game.looks[0]), misere });
        }
    });
}

/** Against whom the game is played, in words. */
export const sayOpponent = () => (game?.isTwo ? say("Two players") : say("Against the machine"));

export function openSettings() {
    misere = game.looks[0].misere;
    Object.assign(settings, { begins: game.begins, isTwo: game.isTwo, strength: game.strength });
    const { no_misere } = game.looks[0].said;
    const group = (title, value, options, set, isAble = true) => {
        const buttons = options.map(([of, words]) =>
            element("button", { type: "button", "aria-pressed": String(of === value), disabled: !isAble, onclick: (event) => {
                event.currentTarget.parentElement.querySelectorAll("button").forEach((one) => one.setAttribute("aria-pressed", String(one === event.currentTarget)));
                set(of);
            } }, words),
        );
        return element("div", { class: "setting", role: "group", "aria-label": title }, element("span", {}, title), element("div", { class: "choice" }, ...buttons));
    };
    const heaps = element("input", { type: "text", class: "field", id: "settings-heaps", autocomplete: "off", value: heapsOf(game.looks[0]) });
    const act = (words, run, name = "") => element("button", { type: "button", class: name, onclick: () => {
        isBegun = true;
        at("settings").close();
        run();
    } }, words);
    at("settings-fields").replaceChildren(
        group(say("Opponent"), settings.isTwo, [[false, say("Machine")], [true, say("Two players")]], (value) => (settings.isTwo = value)),
        group(say("The machine is"), settings.strength, STRENGTHS.map((name) => [name, sayStrength(name)]), (value) => (settings.strength = value)),
        group(say("Who begins"), settings.begins, [["you", say("you")], ["machine", say("the machine")]], (value) => (settings.begins = value)),
        group(say("The last move"), misere, [[false, say("wins")], [true, say("loses")]], (value) => (misere = value), no_misere === null),
        no_misere === null ? "" : element("p", { class: "hint" }, no_misere),
        element("label", { for: "settings-heaps" }, say("Heaps")),
        heaps,
        element("p", { class: "hint" }, say("These count from the next game on; a game under way goes on as it is.")),
        element("div", { class: "buttons" }, act(say("Start a new game"), () => start({ heaps: heaps.value, misere }), "main"), act(say("Heaps you can win"), () => find(settings.begins === "you")), act(say("Heaps you cannot win"), () => find(settings.begins !== "you"))),
    );
    at("settings").showModal();
}

const sayStrength = (name) => ({ perfect: say("perfect"), "sometimes wrong": say("sometimes wrong"), random: say("random") })[name];
