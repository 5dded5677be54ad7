// Positions to begin with: at random, of a size, won or lost for who begins.

import { line, look } from "./look.js";

/** The sizes that are offered after wins and losses. */
export const SIZES = 4;
// If none is found at first, larger ones are tried.
const TURNS = 160;

const below = (bound) => Math.floor(Math.random() * bound);
const some = (count, most) => Array.from({ length: count }, () => 1 + below(most));

/** A position of the rule of `first`, won or not for who begins, of this size; null if none is found or `isStopped()`. */
export async function another(first, size, isWon, isStopped) {
    const make = {
        stones: (most) => some(2 + below(2 + Math.min(size, 2)), most),
        rows: (most) => some(1 + below(2 + Math.min(size, 1)), most + 1),
        coins: (most) => [...new Set(some(2 + below(2 + size), most + 3))],
        board: (most) => [below(most + 3), below(most + 3)],
        memory: (most) => some(1, 3 * most),
        positions: (most) => Array.from({ length: first.arity }, () => below(most + 1)),
        crosses: () => [0],
    }[first.terms];
    const least = [4, 6, 9, 13][size];
    for (let turn = 0; turn < TURNS; turn++) {
        const most = Math.floor(least * (1 + turn / 40)) + Math.max(0, turn - 120);
        const heaps = make(most);
        const next = await look(line({ ...first, rule: first.terms === "crosses" ? `crosses ${most + 2 + below(4)}` : first.rule, heaps, after: null }));
        if (isStopped()) {
            return null;
        }
        const isOther = heaps.join() !== first.heaps.join() || first.terms === "crosses";
        if (isOther && next.wrong === undefined && next.count > 0 && next.moves.is_won === isWon) {
            return next;
        }
    }
    return null;
}
