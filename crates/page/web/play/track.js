// Where the stones of rows are. The engine knows a row that a move has split as numbers; the reader sees one row with gaps.

import { letter, same, sorted, total } from "./look.js";

/**
 * The rows at the start: each with the places of its stones, counted from 0; and the pieces, in the engine's order, each a
 * stretch of a row.
 */
export function tracked({ terms, heaps }) {
    if (terms !== "rows") {
        return null;
    }
    return { rows: [...heaps], pieces: heaps.map((length, row) => ({ row, from: 0, length })) };
}

/** What the pieces are called: as their row, if it is in one piece; else also by the place of their first stone. */
export function namesOf(track) {
    const name = ({ row, from, length }) => {
        const isWhole = track.pieces.every((other) => other.row !== row || other.from === from || other.length === 0);
        return letter(row) + (isWhole || length === 0 ? "" : from + 1);
    };
    return track.pieces.map(name);
}

/** The pieces after a move that leaves these parts, from left to right, of a piece; and the stones that it takes. */
export function moved(track, at, parts) {
    const piece = track.pieces[at];
    const takes = piece.length - total(parts);
    // Of one part, the stones on the right go; parts side by side, where nothing is taken, have no gap.
    const ordered = parts.length === 0 ? [0] : parts;
    const placed = [];
    let from = piece.from;
    ordered.forEach((length, place) => {
        placed.push({ row: piece.row, from, length });
        from += length + (place === 0 ? takes : 0);
    });
    const gone = takes > 0 ? { row: piece.row, from: piece.from + ordered[0], length: takes } : null;
    // The engine puts the parts in ascending order.
    const kept = placed.filter(({ length }) => length > 0).sort((a, b) => a.length - b.length);
    const pieces = [...track.pieces];
    pieces.splice(at, 1, ...(kept.length > 0 ? kept : [{ ...piece, length: 0 }]));
    return { track: { rows: track.rows, pieces }, gone, cuts: takes === 0 ? placed.slice(1).map((part) => ({ row: piece.row, place: part.from })) : [] };
}

/** Whether a written order of parts is the move's. */
export const isOrderOf = (parts, left) => same(sorted(parts), sorted(left));
