// The values as a table: of one heap in lines of whole periods, or of the width that the reader sets; of two numbers as a square.

import { element, say } from "../words.js";

// How many lines and values are shown at first, and the longest line.
const LINES = 12;
const SHOWN = 2000;
const WIDEST = 80;

const key = (...more) => element("p", { class: "key hint" }, element("span", { class: "zero" }, "0"), say("lost for who must move"), " ", ...more);
const box = (...tables) => element("div", { class: "values", tabindex: "0", role: "region", "aria-label": say("Values") }, ...tables);

/** The values of the heaps 0 to `end`, or as many as there are; `period` is their law, if they repeat. */
export function values(all, period, end) {
    const section = element("section", {}, element("h2", {}, say("Values")));
    const wide = Math.min(innerWidth < 1000 ? innerWidth : innerWidth * 0.55, 800);
    const fit = Math.max(4, Math.min(20, Math.floor((wide - 90) / 36)));
    const isShort = period && period.period <= WIDEST;
    const around = isShort ? period.period * Math.max(1, Math.floor(fit / period.period)) : fit;
    const slider = element("input", { type: "range", min: "1", max: String(WIDEST), value: String(around), id: "width" });
    const width = element("output", { for: "width" }, String(around));
    const table = element("table", {});
    const more = element("button", { type: "button" }, say("Show more"));
    let lines = LINES;
    const draw = () => {
        const columns = Number(slider.value);
        const count = Math.min(all.length, columns * lines, SHOWN + 1);
        width.textContent = slider.value;
        const rows = [];
        for (let n = 0; n < count; n += columns) {
            const row = element("tr", {}, element("th", { scope: "row" }, String(n)));
            for (let k = n; k < Math.min(n + columns, count); k++) {
                const marks = [all[k] === "0" && "zero"];
                if (period) {
                    marks.push(k < period.preperiod ? "before" : k < period.preperiod + period.period && "first");
                }
                row.append(element("td", { class: marks.filter(Boolean).join(" ") || null }, all[k]));
            }
            rows.push(row);
        }
        const head = Array.from({ length: Math.min(columns, count) }, (_, k) => element("th", { scope: "col" }, String(k)));
        table.replaceChildren(element("thead", {}, element("tr", {}, element("td", {}, "+"), ...head)), element("tbody", {}, ...rows));
        more.hidden = count >= Math.min(all.length, SHOWN + 1);
    };
    slider.addEventListener("input", draw);
    more.addEventListener("click", () => {
        lines *= 4;
        draw();
    });
    draw();
    const marks = [];
    if (period) {
        period.preperiod > 0 && marks.push(element("span", { class: "before" }, say("before the period")), " ");
        marks.push(element("span", { class: "first" }, say("the first period")));
    }
    section.append(key(...marks), box(table), element("p", {}, more));
    if (end > SHOWN) {
        section.append(element("p", { class: "hint" }, say("The first {} values are shown.", Math.min(all.length, SHOWN + 1))));
    }
    section.append(element("div", { class: "width" }, element("label", { for: "width" }, say("Values in a row")), slider, width));
    return section;
}

/** Values of two numbers, with these at the edges; each table has a name, if there are several. */
export function squares(all) {
    if (all.every(({ rows }) => rows.length === 0)) {
        return [];
    }
    const head = (n, scope) => element("th", { scope }, String(n));
    const cell = (value) => element("td", { class: value === 0 ? "zero" : null }, String(value));
    const square = ({ name, rows }) => {
        const body = rows.map((row, a) => element("tr", {}, head(a, "row"), ...row.map(cell)));
        const columns = element("tr", {}, element("td", {}, "a \\ b"), ...rows[0].map((_, b) => head(b, "col")));
        return element("table", {}, name && element("caption", {}, name), element("thead", {}, columns), element("tbody", {}, ...body));
    };
    return [element("section", {}, element("h2", {}, say("Values")), key(), box(...all.map(square)))];
}
