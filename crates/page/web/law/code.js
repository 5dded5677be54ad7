// One pane for the same program in several languages: a tab for each, and a button that copies what is shown.

import { store, stored } from "../shell/chosen.js";
import { copyButton, element, say } from "../words.js";

// A longer program is shown in part; all of it is copied.
const LINES = 40;

let panes = 0;

/**
 * The pane; `all` has for each language its name, its text, what its button copies in words, and a note. With `closed(name, lines)`
 * the text is shown when that is pressed.
 */
export function codePane(all, closed = /** @type {any} */ (null)) {
    const id = `code-${(panes += 1)}`;
    const place = element("div", { id, role: "tabpanel", tabindex: "0" });
    const copy = element("div", {});
    const show = (chosen) => {
        const { name, text, label, note } = all[chosen];
        const lines = text.trimEnd().split("\n");
        const most = closed === null ? LINES : Infinity;
        const code = element("pre", { class: "wrap" }, lines.slice(0, most).join("\n"));
        const shown = closed === null ? code : element("details", {}, element("summary", {}, closed(name, lines.length)), code);
        place.replaceChildren(...(note ? [element("p", { class: "hint", lang: "en" }, note)] : []), shown);
        if (lines.length > most) {
            const more = element("button", { type: "button" }, say("Show all {} lines", lines.length));
            more.addEventListener("click", () => {
                code.textContent = text;
                more.remove();
                place.focus();
            });
            place.append(more);
        }
        place.setAttribute("aria-labelledby", `${id}-${chosen}`);
        copy.replaceChildren(copyButton(text, label));
        tabs.forEach((tab, number) => {
            tab.setAttribute("aria-selected", String(number === chosen));
            tab.tabIndex = number === chosen ? 0 : -1;
        });
        return name;
    };
    const take = (chosen) => {
        store("code", show(chosen));
        tabs[chosen].focus();
    };
    const tabs = all.map(({ name }, number) => element("button", { type: "button", role: "tab", id: `${id}-${number}`, "aria-controls": id, onclick: () => take(number) }, name));
    const list = element("div", { class: "tabs", role: "tablist", "aria-label": say("Code") }, ...tabs);
    list.addEventListener("keydown", (event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (step) {
            event.preventDefault();
            take((tabs.indexOf(/** @type {any} */ (event.target)) + step + all.length) % all.length);
        }
    });
    const liked = stored("code");
    show(Math.max(0, all.findIndex(({ name }) => name === liked)));
    return element("div", { class: "code" }, element("div", { class: "code-top" }, list, copy), place);
}
