// Values in coloured lines, of a width that the reader sets; then how far they look back, and one far away.

import { element } from "../../words.js";
import { judgeBack, judgeFar, judgeWidth, SHOWN } from "../judge.js";
import { say } from "../texts.js";
import { mark, numbers } from "./parts.js";

const [LEAST, MOST] = [2, 16];

export function lines(screen, found = screen.exercise, after = () => screen.done([])) {
    const { place } = screen;
    const { values, set, right, far } = found;
    let { width } = found;
    const most = set[set.length - 1];
    const table = element("div", { class: "lines", role: "img" });
    place.replaceChildren(table);
    /** @type {any[]} */
    let cells = [];
    const draw = () => {
        table.style.setProperty("grid-template-columns", `2.2em repeat(${width}, minmax(0, 2.6em))`);
        table.setAttribute("aria-label", say("Worths in lines of {width}: {lines}|每行 {width} 个值：{lines}", { width, lines: Array.from({ length: Math.ceil(SHOWN / width) }, (_, at) => values.slice(at * width, Math.min(SHOWN, (at + 1) * width)).join(" ")).join("; ") }));
        cells = values.slice(0, SHOWN).map((value) => element("span", { class: `value v${Math.min(value, 5)}` }, String(value)));
        const head = [element("small", {}), ...Array.from({ length: width }, (_, at) => element("small", {}, String(at)))];
        table.replaceChildren(...head, ...cells.flatMap((cell, heap) => (heap % width === 0 ? [element("small", {}, String(heap)), cell] : [cell])));
    };
    draw();
    const output = element("output", { class: "width-now" });
    const step = (by) => {
        width = Math.max(LEAST, Math.min(MOST, width + by));
        output.textContent = say("width {width}|宽度 {width}", { width });
        draw();
    };
    step(0);
    screen.ask(say("Change the width.|改变宽度。"));
    screen.acts(
        element("button", { type: "button", "aria-label": say("Narrower|变窄"), onclick: () => step(-1) }, "−"),
        output,
        element("button", { type: "button", "aria-label": say("Wider|变宽"), onclick: () => step(1) }, "+"),
        element("button", { type: "button", class: "main check", onclick: () => {
            const judged = judgeWidth(found, width);
            mark(table, judged.isRight ? [] : judged.at.map((heap) => cells[heap]));
            if (judged.isRight) {
                screen.fine();
                askBack();
            } else if (screen.wrong(judged)) {
                step(right - width);
                table.classList.add("shown");
            }
        } }, say("Check|检查")),
    );
    // Taps on numbers until one is right.
    function ask(words, to, judge, is, next) {
        screen.ask(words);
        const pad = numbers(is > to ? is : 0, Math.max(to, is), say("Numbers|数"), (number) => {
            const judged = judge(found, number);
            mark(table, judged.isRight ? [] : (judged.at ?? []).map((heap) => cells[heap]));
            if (judged.isRight) {
                screen.fine();
                next();
            } else if (screen.wrong(judged)) {
                pad.querySelector(`[data-number="${is}"]`)?.classList.add("shown");
            }
        });
        screen.acts(pad);
        screen.lead(pad);
    }
    function askBack() {
        const next = () => {
            // The last values, and the same ones a period before.
            cells.slice(SHOWN - most).forEach((cell) => cell.classList.add("fits"));
            cells.slice(SHOWN - most - right, SHOWN - right).forEach((cell) => cell.classList.add("fits"));
            far === undefined ? after() : askFar();
        };
        ask(say("How far back does the next worth look, at most?|求下一个值，最远要看前面第几个？"), 9, judgeBack, most, next);
    }
    function askFar() {
        ask(say("What is heap {far} worth?|{far} 颗的值是多少？", { far }), 5, judgeFar, values[far], after);
    }
}
