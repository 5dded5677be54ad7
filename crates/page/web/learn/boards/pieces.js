// A number of stones, and pieces of 8, 4, 2 and 1 that make it; or ones and zeros that are read.

import { element } from "../../words.js";
import { judgePieces, judgeReading, ROWS } from "../judge.js";
import { say } from "../texts.js";
import { mark, numbers, stones } from "./parts.js";

/** A piece as a picture: its stones, two and two. */
export const piece = (row, name = "") => element("span", { class: `piece-of ${name}`, "data-piece": row, "aria-hidden": "true" }, ...Array.from({ length: row }, () => element("i", {})));

export function pieces(screen) {
    const { exercise, place } = screen;
    const { right, reads } = exercise;
    /** @type {number[]} */
    let used = reads ? ROWS.filter((row) => (right & row) !== 0) : [];
    const shelf = element("div", { class: "piece-row", role: "group", "aria-label": say("Pieces|份") });
    const sum = element("output", { class: "sum" });

    const named = (rows) => mark(shelf, rows.map((row) => shelf.querySelector(`[data-row="${row}"]`)));
    if (reads) {
        shelf.append(...ROWS.map((row) => element("div", { class: `piece-place${used.includes(row) ? " used" : ""}`, "data-row": row }, piece(row), element("b", { "aria-label": used.includes(row) ? say("{row} is used|用了 {row}", { row }) : say("{row} is not used|没用 {row}", { row }), role: "img" }, used.includes(row) ? "1" : "0"))));
        place.append(shelf);
        screen.ask(say("Which number is it?|这是几？"));
        const pad = numbers(0, 15, say("Numbers|数"), (number) => {
            const judged = judgeReading(exercise, number);
            if (judged.isRight) {
                screen.done([]);
                return;
            }
            named(judged.at);
            if (screen.wrong(judged)) {
                pad.querySelector(`[data-number="${right}"]`)?.classList.add("shown");
            }
        });
        screen.acts(pad);
        return;
    }
    const heap = element("div", { class: "stones-of", role: "img", "aria-label": say("{n} stones|{n} 颗", { n: right }) }, ...Array.from({ length: right }, () => stones(1)));
    const toggle = (row) => {
        used = used.includes(row) ? used.filter((other) => other !== row) : ROWS.filter((other) => other === row || used.includes(other));
        shelf.querySelectorAll("button").forEach((button) => button.setAttribute("aria-pressed", String(used.includes(Number(button.dataset.row)))));
        sum.textContent = used.length === 0 ? "" : used.join(" + ");
        named([]);
    };
    shelf.append(...ROWS.map((row) => element("button", { type: "button", class: "piece-place", "data-row": row, "aria-pressed": "false", "aria-label": say("A piece of {row}|{row} 的一份", { row }), onclick: () => toggle(row) }, piece(row), element("b", {}, String(row)))));
    place.append(heap, shelf, sum);
    screen.ask(say("Tap the pieces of {n}.|点出 {n} 用哪几份。", { n: right }));
    screen.acts(element("button", { type: "button", class: "main check", onclick: () => {
        const judged = judgePieces(exercise, used);
        if (judged.isRight) {
            named([]);
            screen.done([{ key: "sum", pieces: used, sum: right }]);
            return;
        }
        named(judged.at);
        if (screen.wrong(judged)) {
            ROWS.filter((row) => (right & row) !== 0).forEach((row) => shelf.querySelector(`[data-row="${row}"]`)?.classList.add("shown"));
        }
    } }, say("Check|检查")));
}
