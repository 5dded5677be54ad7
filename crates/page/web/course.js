// The course of Learn: a script and a style that the list brings along, so that the first board does not wait for them. The
// rules of the page name both by their hashes.

import { shared } from "./shared.js";

/** @type {any} */
const page = globalThis;

/** Begins the course, of which this is the script and the style. */
export function beginCourse({ script, style }) {
    page.shared = shared;
    for (const [name, text] of [["style", style], ["script", script]]) {
        const made = document.createElement(name);
        made.textContent = text;
        document.head.append(made);
    }
}

/** Shows what an address says to the course: its first word, the rest, and what the course may call. */
export const showCourse = (word, rest, calls) => page.course(word, rest, calls);
