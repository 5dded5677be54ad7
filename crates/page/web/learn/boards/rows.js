// Heaps with their pieces below, in rows of 8, 4, 2 and 1: the odd rows are tapped, and added.

import { element } from "../../words.js";
import { has, judgeRows, judgeSum, ROWS } from "../judge.js";
import { nimSum } from "../make.js";
import { listed, say } from "../texts.js";
import { mark, numbers, roving } from "./parts.js";
import { piece } from "./pieces.js";

export function rows(screen) {
    const { exercise, place } = screen;
    const { sizes, right } = exercise;
    const shown = ROWS.filter((row) => row <= Math.max(4, ...sizes));
    /** @type {number[]} */
    let tapped = [];
    const letters = sizes.map((_, at) => String.fromCharCode(65 + at));
    const head = element("div", { class: "bit-row head", "aria-hidden": "true" }, element("span", {}), ...sizes.map((size, at) => element("span", {}, element("small", {}, letters[at]), ` ${size}`)));
    const line = (row) => {
        const words = sizes.flatMap((size, at) => (has(size, row) ? [letters[at]] : []));
        const label = say("Row {row}: pieces in {heaps}|第 {row} 行：{heaps} 有", { row, heaps: listed(words) || say("no heap|没有一堆") });
        return element("button", { type: "button", class: "bit-row", "data-row": row, "aria-pressed": "false", "aria-label": label, onclick: () => toggle(row) }, element("b", {}, String(row)), ...sizes.map((size) => element("span", {}, has(size, row) ? piece(row) : null)));
    };
    const table = roving(element("div", { class: "bit-table", role: "group", "aria-label": say("Rows|行") }, ...shown.map(line)));
    place.append(element("div", { class: "bits" }, head, table));
    const buttonOf = (row) => table.querySelector(`[data-row="${row}"]`);
    function toggle(row) {
        tapped = tapped.includes(row) ? tapped.filter((other) => other !== row) : [...tapped, row];
        buttonOf(row)?.setAttribute("aria-pressed", String(tapped.includes(row)));
        mark(table, []);
    }
    screen.ask(say("Tap the odd rows.|点出奇数行。"));
    screen.acts(element("button", { type: "button", class: "main check", onclick: () => {
        const judged = judgeRows(exercise, tapped);
        mark(table, judged.isRight ? [] : judged.at.map(buttonOf));
        if (judged.isRight) {
            screen.fine();
            add();
        } else if (screen.wrong(judged)) {
            shown.filter((row) => has(nimSum(sizes), row)).forEach((row) => buttonOf(row)?.classList.add("shown"));
        }
    } }, say("Check|检查")));
    function add() {
        table.querySelectorAll("button").forEach((button) => (button.disabled = true));
        screen.ask(say("Add up the odd rows. What do you get?|把奇数行加起来，得几？"));
        const pad = numbers(0, 15, say("Numbers|数"), (number) => {
            const judged = judgeSum(exercise, number);
            mark(table, judged.isRight ? [] : judged.at.map(buttonOf));
            if (judged.isRight) {
                screen.done([{ key: right === 0 ? "no-rows" : "together", rows: ROWS.filter((row) => has(right, row)), sum: right }]);
            } else if (screen.wrong(judged)) {
                pad.querySelector(`[data-number="${right}"]`)?.classList.add("shown");
            }
        });
        screen.acts(pad);
        screen.lead(pad);
    }
}
