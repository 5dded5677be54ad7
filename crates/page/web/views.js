// The views that are not Play: a script and a style that the list brings along, so that the first board does not wait for them.
// The rules of the page name both by their hashes.

import { shared } from "./shared.js";

/** @type {any} */
const page = globalThis;

/** Begins the script and the style; gives what `later.js` has. */
export function beginViews({ script, style }) {
    page.shared = shared;
    for (const [name, text] of [["style", style], ["script", script]]) {
        const made = document.createElement(name);
        made.textContent = text;
        document.head.append(made);
    }
    return page.views;
}
