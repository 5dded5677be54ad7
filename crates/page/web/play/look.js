// Positions as the engine gives them: asking for one, and small questions about one.

import { inLine } from "../request.js";
import { say, spoken } from "../words.js";

// Larger positions are shown as lists.
const HIGHEST = 30;
const MOST_HEAPS = 12;
const MOST_ROWS = 8;
const LONGEST = 40;
const MOST_SQUARES = 21;

/** The sum of some numbers. */
export const total = (parts) => parts.reduce((sum, part) => sum + part, 0);
/** The parts of a heap that are not empty, ascending. */
export const sorted = (all) => all.filter((part) => part > 0).sort((a, b) => a - b);
export const same = (a, b) => a.length === b.length && a.every((part, at) => part === b[at]);
/** A, B, ..., Z, A2, ... */
export const letter = (at) => String.fromCharCode(65 + (at % 26)) + (at < 26 ? "" : String(Math.floor(at / 26) + 1));

/** @type {(program: string, input: string) => Promise<any>} */
let answering = async () => null;

/** `asks(program, input)` answers from now on. */
export const answersFrom = (asks) => (answering = asks);

// What the engine answers to a line; or what is wrong, and where.
async function answered(program, text) {
    try {
        const { output, faults } = await answering(spoken() === "zh" ? `${program}-zh` : program, text);
        return output === "" ? { column: null, wrong: faults } : JSON.parse(output);
    } catch (error) {
        return { column: null, wrong: error.message || say("Stopped."), isStopped: error.message === "" };
    }
}

/** The position of a line, with each move in words; or what is wrong, and where. */
export async function look(text) {
    const answer = await answered("play", text);
    answer.choices?.forEach((choice, place) => (choice.words = answer.said.choices[place]));
    if (answer.made) {
        answer.made.words = answer.said.made;
    }
    return answer;
}

/** Why the position of a line is won or lost, and as `lifted` why its move wins or fails; null if that is not known. */
export async function reasons(text) {
    const why = await answered("why", text);
    return why?.wrong === undefined ? why : null;
}

/** The heaps of a position, as they are typed. */
export function heapsOf({ heaps, after, terms, arity }) {
    const groups = Array.from({ length: heaps.length / arity }, (_, at) => `(${heaps.slice(at * arity, (at + 1) * arity).join(", ")})`);
    return `${(terms === "positions" && arity > 1 ? groups : heaps).join(" ")}${after === null ? "" : ` after ${after}`}`;
}

/** A position as a line that the engine reads. */
export const line = (position) => `${position.rule} : ${heapsOf(position)}`;

/**
 * The rule and the heaps of a line.
 * @type {(text: string) => [string, string]}
 */
export const parted = (text) => {
    const [rule, heaps = ""] = inLine(text).split(/ *: */);
    return [rule, heaps];
};

/** A move as an address has it; in a row, its parts are from left to right, and an empty one is 0. */
export const written = ({ at, left, after }) => `${at + 1}-${left.join(".")}${after === null ? "" : `~${after}`}`;

/** The choices that leave these parts of the heap `at`: more than one if they differ in what the game remembers. */
export function matching({ choices }, at, parts) {
    const wanted = sorted(parts);
    return choices.filter((choice) => choice.at === at && same(sorted(choice.left), wanted));
}

/** Whether some move takes stones, and whether some only splits a heap. */
export const kinds = ({ choices, heaps }) => ({
    takes: choices.some(({ at, left }) => total(left) < heaps[at]),
    splits: choices.some(({ at, left }) => total(left) === heaps[at]),
});

/**
 * Whether a game from this position has a picture in which all moves can be made.
 * @type {(look: any) => boolean}
 */
export const isDrawn = ({ terms, heaps, values, count, choices, cells, track = null }) => {
    const may = {
        stones: ({ at, left }) => left.length < 2 && total(left) < heaps[at],
        // Neighbours are taken, or a row is split.
        rows: ({ at, left }) => total(left) === heaps[at] ? left.length > 1 : total(left) < heaps[at] && sorted(left).length < 3,
        board: ({ left }) => left.every((number) => number < values.length),
        coins: () => true,
        crosses: () => true,
        memory: () => true,
    }[terms];
    const isSmall = {
        stones: () => heaps.length <= MOST_HEAPS && Math.max(...heaps) <= HIGHEST,
        memory: () => heaps[0] <= LONGEST,
        rows: () => (track?.rows ?? heaps).length <= MOST_ROWS && Math.max(...(track?.rows ?? heaps)) <= LONGEST,
        coins: () => Math.max(...heaps) <= LONGEST,
        crosses: () => cells <= LONGEST,
        board: () => values.length > 0 && values.length <= MOST_SQUARES && Math.max(...heaps) < values.length,
    }[terms];
    return may !== undefined && count <= choices.length && isSmall() && choices.every(may);
};
