// The game that is played: its positions so far, who moves, who wins; and its address.

import { line, written } from "./look.js";

export const STRENGTHS = ["perfect", "sometimes wrong", "random"];
// What may stand behind a rule without heaps; in a formula, `;` has another meaning.
const OPTIONS = /;\s*(?:machine begins|two players|given up|perfect|sometimes wrong|random)\b/;

/** What the reader chose for the next game: who begins, who the other is, and how well the machine plays. */
export const settings = { begins: "you", isTwo: false, strength: STRENGTHS[0] };

/**
 * The game, or null: `looks` are its positions, `track` the places of the stones where the engine knows only numbers, `hints`
 * how many moves were hinted, `said` what was done last, in words, `replaced` the address of the game that this one has replaced, `here`
 * the position of a step in which it is played.
 * @type {any}
 */
export let game = null;
export const setGame = (next) => (game = next);

/** Counts games and positions, so that no answer to an older one is shown. */
export let turn = 0;
export const nextTurn = () => (turn += 1);

export const now = () => game.looks[game.looks.length - 1];
export const count = () => game.looks.length - 1;
/** The moves so far. */
export const made = () => game.looks.slice(1).map((look) => look.made);
/** Who moves after this number of moves; of two players on one device, the first is "you". */
export const mover = (moves = count()) => ((game.begins === "you") === (moves % 2 === 0) ? "you" : "machine");
export const isOver = () => now().count === 0 || game.given;
/** With no move left, the player to move has lost, or has won under misere play. Who gives up loses. */
export function winner() {
    if (game.given) {
        return game.isTwo && mover() === "machine" ? "you" : "machine";
    }
    return now().moves.is_won === (mover() === "you") ? "you" : "machine";
}
/** Whether there is no move to take back. */
export const isStart = () => count() === 0 || (count() === 1 && game.begins === "machine" && !game.isTwo && !game.given);
/** Whether the reader moves now. */
export const isMine = () => game !== null && !isOver() && (game.isTwo || mover() === "you");
export const winning = (look = now()) => look.choices.filter((choice) => choice.value === 0);

/** The moves of this player that let a won position go. */
export function mistakes(player) {
    return made().flatMap((_, move) => (mover(move) === player && game.looks[move].moves.is_won && game.looks[move + 1].moves.is_won ? [move] : []));
}

/** The whole game as an address. */
export function gameAddress() {
    const moves = made().map(written).join(" ");
    const options = [
        game.isTwo ? "two players" : game.begins === "machine" ? "machine begins" : "",
        game.strength === STRENGTHS[0] ? "" : game.strength,
        moves,
        game.given ? "given up" : "",
    ];
    return `play ${[line(game.looks[0]), ...options.filter(Boolean)].join("; ")}`;
}

/** What an address says, `RULE : HEAPS; machine begins; STRENGTH; MOVES`; each of these may be missing. */
export function readAddress(address) {
    const end = address.includes(":") ? address.indexOf(";", address.indexOf(":")) : address.search(OPTIONS);
    const [position, ...options] = (end < 0 ? [address] : [address.slice(0, end), ...address.slice(end + 1).split(";")]).map((part) => part.trim());
    const read = { position, begins: "you", isTwo: false, strength: STRENGTHS[0], moves: /** @type {string[]} */ ([]), given: false, unknown: /** @type {string[]} */ ([]) };
    for (const option of options.filter(Boolean)) {
        if (STRENGTHS.includes(option)) {
            read.strength = option;
        } else if (/^\d+-/.test(option)) {
            read.moves.push(...option.split(/\s+/));
        } else if (option === "machine begins") {
            read.begins = "machine";
        } else if (option === "two players") {
            read.isTwo = true;
        } else if (option === "given up") {
            read.given = true;
        } else {
            read.unknown.push(option);
        }
    }
    return read;
}

