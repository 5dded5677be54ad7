// The board of each step.

import { say } from "../texts.js";
import { lines } from "./lines.js";
import { match } from "./match.js";
import { own } from "./own.js";
import { pieces } from "./pieces.js";
import { cards, mex, strip, worths } from "./places.js";
import { rows } from "./rows.js";
import { squares } from "./squares.js";
import { sums } from "./sums.js";
import { tiles } from "./tiles.js";

// A game with the worths of the heaps below; in a test without them.
async function withWorths(screen) {
    const { exercise, isTest, place } = screen;
    // The board comes first, and the worths below it.
    void screen.board;
    isTest || place.append(strip(exercise.values.slice(0, Math.max(...exercise.sizes) + 1), exercise.slug === "kayles" ? say("pins|瓶数") : say("heap|堆")));
    await match(screen, { passes: true });
}

/** Plays an exercise on a screen. */
export const BOARDS = {
    last: (screen) => match(screen, { whole: true }),
    back: tiles,
    twins: (screen) => match(screen, { passes: true, toEnd: !screen.isTest }),
    binary: pieces,
    rows,
    nim: (screen) => match(screen, { passes: true, rows: screen.isTest ? "" : screen.isFirst || screen.exercise.level === 0 ? "follow" : "still" }),
    mex,
    values: worths,
    sums,
    grundy: withWorths,
    kayles: (screen) => (screen.exercise.two ? withWorths(screen) : cards(screen)),
    period: lines,
    board: squares,
    misere: (screen) => match(screen, { passes: true }),
    own,
};
