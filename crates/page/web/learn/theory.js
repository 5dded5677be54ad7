// What the engine says of a position and of a rule's heaps. Nothing of it is computed here.

import { look } from "../play/look.js";

/** A position of a rule. */
export async function position(rule, sizes) {
    const found = await look(`${rule} : ${sizes.join(" ")}`);
    if (found.isStopped) {
        // Something else is shown, or nothing is wanted: there is no answer to go on with.
        return new Promise(() => {});
    }
    if (found.wrong !== undefined) {
        throw new Error(found.wrong);
    }
    return found;
}

/** Who must move loses. */
export const isLost = (found) => !found.moves.is_won;
/** The moves that leave a lost position. */
export const winners = (found) => found.choices.filter((choice) => choice.value === 0);
/** The sizes that a move of a position leaves. */
export const leftBy = ({ heaps }, { at, left }) => [...heaps.slice(0, at), ...(left.length === 0 ? [0] : left), ...heaps.slice(at + 1)];

const kept = new Map();

/** The values of the heaps 0 to `to` of a rule. */
export async function worths(rule, to) {
    const known = kept.get(rule) ?? [];
    if (known.length <= to) {
        const found = await position(rule, Array.from({ length: to + 1 }, (_, heap) => heap));
        kept.set(rule, found.moves.worth.map(({ value }) => value));
    }
    return kept.get(rule).slice(0, to + 1);
}

/** The values of the squares of a board, first the column and then the row, with `size` of each. */
export async function squares(rule, size) {
    const { values } = await position(rule, [size - 1, size - 1]);
    return values.slice(0, size).map((column) => column.slice(0, size));
}

/** The rule of a heap beside a heap of Nim, as one of two numbers. */
export const besideNim = (set) => `(a, b) -> ${set.map((take) => `(a - ${take}, b)`).join("; ")}; (a, b - k) for k in 1..b`;

/** A heap beside a heap of Nim, as a position of two heaps, with moves as Nim names them. */
export async function sum(set, sizes) {
    const [found, named] = await Promise.all([position(besideNim(set), sizes), position("take any", sizes)]);
    const choices = found.choices.map(({ left, value }) => {
        const at = left[0] === sizes[0] ? 1 : 0;
        const choice = named.choices.find((other) => other.at === at && (other.left[0] ?? 0) === left[at]);
        return { ...choice, value };
    });
    return { ...found, choices, terms: "stones", said: named.said };
}
