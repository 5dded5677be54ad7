// Who wins a sum of heaps, or of positions, and how.

import { placeOf } from "../request.js";
import { explained } from "../terms.js";
import { element, say } from "../words.js";

const LISTED = 200;

/** The section, and `show(said)`, which shows an answer in it; `answer(request)` gives one. */
export function sumOf(rule, heaps, answer) {
    const written = heaps.map((heap) => (Array.isArray(heap) ? `(${heap.join(", ")})` : heap));
    const field = element("input", { type: "text", id: "heaps", value: written.join(" ") || "5 6 9", autocomplete: "off" });
    const list = element("div", { role: "status" });
    const form = element(
        "form",
        { class: "heaps" },
        element("div", {}, element("label", { for: "heaps" }, say("Heaps")), field),
        element("button", { type: "submit" }, say("Who wins?")),
    );
    const show = ({ worth, verdict, moves }) => {
        const items = (some) => some.map((line) => element("li", {}, line));
        const made = element("ol", { class: "moves" }, ...items(moves.slice(0, LISTED)));
        list.replaceChildren(
            element("p", { class: "law" }, ...explained(verdict)),
            element("ul", { class: "moves" }, ...items(worth.slice(0, LISTED))),
            made,
        );
        if (moves.length > LISTED) {
            const more = element("button", { type: "button" }, say("Show all {}", moves.length));
            more.addEventListener("click", () => {
                made.append(...items(moves.slice(LISTED)));
                more.remove();
            });
            list.append(more);
        }
    };
    form.addEventListener("submit", async (event) => {
        event.preventDefault();
        const typed = `moves ${rule} : ${field.value}`;
        const found = await answer(typed);
        if (found.said !== undefined) {
            show(found.said);
        } else {
            const column = placeOf(found, typed);
            const place = column === null ? "" : `${say("Column {}", Math.max(1, column - typed.indexOf(":") - 1))}: `;
            list.replaceChildren(element("p", { class: "wrong" }, place + found.wrong));
        }
    });
    return { element: element("section", { "aria-label": say("Winning moves") }, element("h2", {}, say("Winning moves")), form, list), show };
}
