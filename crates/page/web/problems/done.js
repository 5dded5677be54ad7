// The problems that the reader has marked as done, on this device.

import { store, stored } from "../shell/chosen.js";

const KEY = "done";

function all() {
    try {
        const kept = JSON.parse(stored(KEY) ?? "[]");
        return new Set(Array.isArray(kept) ? kept : []);
    } catch {
        return new Set();
    }
}

/** Whether a program is marked. */
export const isDone = (name) => all().has(name);

/** Marks a program, or takes the mark away; gives whether the device has kept it. */
export function mark(name, done) {
    const marked = all();
    done ? marked.add(name) : marked.delete(name);
    store(KEY, JSON.stringify([...marked]));
    return isDone(name) === done;
}

/** How many of these programs are marked. */
export function countDone(programs) {
    const marked = all();
    return programs.filter(({ name }) => marked.has(name)).length;
}
