// What a move leaves, and why a position is won or lost: both as the engine says.

import { isDrawn, line, look, reasons } from "./look.js";
import { isOrderOf, moved, namesOf } from "./track.js";

// In rows that are drawn, a piece is called by its place.
const names = (position) => (position.track && isDrawn(position) ? ` named ${namesOf(position.track).join(" ")}` : "");
const moving = (move, from) => `${line(from)} move ${move.replace(/[-.]/g, " ").replace("~", " after ")}${names(from)}`;

/** The position that a written move leaves, which has the move as `made`; one without it, if this is no move; or what is wrong. */
export async function after(move, from) {
    const next = await look(moving(move, from));
    if (!next.made || !from.track) {
        return next;
    }
    const parts = (/-([\d.]*)/.exec(move)?.[1] ?? "").split(".").filter(Boolean).map(Number);
    const isOrdered = isOrderOf(parts, next.made.left);
    const { track, gone, cuts } = moved(from.track, next.made.at, isOrdered ? parts : next.made.left);
    const made = { ...next.made, gone, cuts, ...(isOrdered ? { left: parts } : {}) };
    if (!isDrawn(from)) {
        return { ...next, made, track };
    }
    const again = await look(`${line(next)} named ${namesOf(track).join(" ")}`);
    return again.wrong === undefined ? { ...again, made, track } : again;
}

/** Gives a position its reasons as `why`: null if there are none. They are asked for once, and only here. */
export async function giveReasons(position) {
    position.asked ??= reasons(`${line(position)}${names(position)}`);
    position.why = await position.asked;
}

/** Why a written move wins or fails. */
export const reasonsOf = async (move, from) => (await reasons(moving(move, from)))?.lifted ?? null;
