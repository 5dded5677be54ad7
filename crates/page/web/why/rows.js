// The values cut into blocks of 1, 2, 4, ...: a column a piece, a row a block. An odd row is marked, and what the move flips.

import { say } from "../words.js";
import { svg, text } from "../play/picture/svg.js";

// More rows are not shown, nor columns narrower than a digit.
const ROWS = 5;
const COLUMNS = 7;

/** The rows that are shown, the largest block first. */
export const rowsOf = ({ rows }) => (rows.length <= ROWS ? rows : [...rows.filter(({ odd }) => odd), ...rows.filter(({ odd }) => !odd)].slice(0, ROWS).sort((a, b) => b.block - a.block));

/** Where each piece stands. */
export function columnsOf(look, picture, width) {
    if (look.terms === "rows") {
        // Stretches lie one below the other; their columns stand side by side.
        const shown = look.why.pieces.filter(({ can_move: canMove }) => canMove).slice(0, COLUMNS);
        return new Map(shown.map(({ at }, place) => [at, width / 2 + (place - (shown.length - 1) / 2) * Math.min(110, (width * 0.6) / shown.length)]));
    }
    if (look.terms !== "crosses") {
        return new Map(picture.columns.map(({ at, x }) => [at, x]));
    }
    // A free stretch of cells is a piece.
    const { free } = look.why.crosses ?? { free: [] };
    return new Map(free.map(([from, length], at) => [at, (picture.columns[from - 1].x + picture.columns[from + length - 2].x) / 2]));
}

export function drawRows({ pieces }, rows, columns, { width }, line, top) {
    const size = line * 0.6;
    const xs = [...columns.values()];
    const side = line * 2.4;
    const [left, right] = [Math.max(4, Math.min(...xs) - line * 1.2 - side), Math.min(width - 4, Math.max(...xs) + line * 1.2 + side)];
    const room = xs.length > 1 ? Math.min(...xs.slice(1).map((x, at) => x - xs[at])) : line * 3;
    return rows.flatMap(({ block, pieces: has, after, odd }, row) => {
        const y = top + (row + 0.5) * line;
        const parts = [];
        if (odd) {
            parts.push(svg("rect", { class: "odd", x: left, y: y - line / 2 + 1, width: right - left, height: line - 2, rx: line * 0.28 }));
        }
        parts.push(text(left + line * 0.25, y, size * 0.9, `tag start${odd ? " on" : ""}`, say("{}s", block)), text(right - line * 0.25, y, size * 0.9, `tag end${odd ? " on" : ""}`, odd ? say("odd") : say("even")));
        for (const { at, value } of pieces) {
            const x = columns.get(at);
            if (x === undefined || value === null) {
                continue;
            }
            const [is, will] = [has.includes(at), after.includes(at)];
            const flips = after.length > 0 || has.length > 0 ? is !== will && isFlipped(rows) : false;
            const wide = Math.min(line * (flips ? 1.8 : 1.1), room - 2);
            if (is || flips) {
                parts.push(svg("rect", { class: `bit${flips ? " flip" : odd ? " on" : ""}`, x: x - wide / 2, y: y - line * 0.41, width: wide, height: line * 0.82, rx: line * 0.2 }));
            }
            parts.push(text(x, y, Math.min(size, wide * (flips ? 0.4 : 0.8)), `bit-number${is || flips ? " on" : ""}${odd || flips ? " odd-text" : ""}`, flips ? `${Number(is)}→${Number(will)}` : Number(is)));
        }
        return parts;
    });
}

// Whether some move flips rows; in a lost position none is told.
const isFlipped = (rows) => rows.some(({ odd }) => odd);
