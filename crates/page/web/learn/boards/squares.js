// Squares of a board, of which the lost ones get a star.

import { put, svg, use } from "../../play/picture/svg.js";
import { element } from "../../words.js";
import { judgeStars } from "../judge.js";
import { say } from "../texts.js";
import { mark, roving } from "./parts.js";

export function squares(screen) {
    const { exercise, place } = screen;
    const { size, steps, right, queen } = exercise;
    /** @type {string[]} */
    let starred = [];
    const at = (x, y) => `${x},${y}`;
    const reach = (x, y) => steps.map(([a, b]) => [x - a, y - b]).filter(([a, b]) => a >= 0 && b >= 0);
    const buttons = new Map();
    const board = element("div", { class: "squares", role: "group", "aria-label": say("A board of {size} by {size} squares|{size} × {size} 的棋盘", { size }) });
    const label = (x, y) => `(${x}, ${y})${starred.includes(at(x, y)) ? ` ${say("star|星")}` : ""}; ${reach(x, y).length === 0 ? say("no move|没有走法") : say("to {to}|可到 {to}", { to: reach(x, y).map(([a, b]) => `(${a}, ${b})`).join(" ") })}`;
    const look = (x, y) => {
        buttons.forEach((button) => button.classList.remove("reached"));
        reach(x, y).forEach(([a, b]) => buttons.get(at(a, b)).classList.add("reached"));
    };
    board.style.setProperty("grid-template-columns", `1.4em repeat(${size}, minmax(0, 1fr))`);
    for (let y = size - 1; y >= 0; y--) {
        board.append(element("small", {}, String(y)));
        for (let x = 0; x < size; x++) {
            const button = element("button", { type: "button", class: (x + y) % 2 ? "square" : "square dark", "aria-pressed": "false", "data-square": at(x, y), "aria-label": label(x, y), onclick: () => {
                starred = starred.includes(at(x, y)) ? starred.filter((other) => other !== at(x, y)) : [...starred, at(x, y)];
                const isStar = starred.includes(at(x, y));
                button.setAttribute("aria-pressed", String(isStar));
                button.setAttribute("aria-label", label(x, y));
                button.firstChild.textContent = isStar ? "★" : "";
                mark(board, []);
            } }, element("span", {}));
            button.addEventListener("focus", () => look(x, y));
            button.addEventListener("pointerenter", () => look(x, y));
            buttons.set(at(x, y), button);
            board.append(button);
        }
    }
    board.append(element("small", {}), ...Array.from({ length: size }, (_, x) => element("small", {}, String(x))));
    // The moves as arrows from one square.
    const far = queen ? 3 : Math.max(...steps.flat(), 1);
    const shown = queen ? [[far, 0], [0, far], [far, far]] : steps;
    const side = 46;
    const [left, top] = [far * side + side / 2, side / 2];
    const arrows = shown.map(([a, b]) => svg("path", { class: "arrow", d: `M${left} ${top}L${left - a * side} ${top + b * side}`, "marker-end": "url(#head)" }));
    const cells = Array.from({ length: (far + 1) ** 2 }, (_, n) => svg("rect", { class: "cell", x: (n % (far + 1)) * side + 1, y: Math.floor(n / (far + 1)) * side + 1, width: side - 2, height: side - 2, rx: 5 }));
    const words = say("Moves: {steps}|走法：{steps}", { steps: queen ? say("left, down or diagonally, any distance|向左、向下或斜向左下，任意远") : steps.map(([a, b]) => say("{a} left, {b} down|左 {a} 下 {b}", { a, b })).join("; ") });
    const legend = svg("svg", { class: "board moves-of", viewBox: `0 0 ${(far + 1) * side} ${(far + 1) * side}`, role: "img", "aria-label": words },
        svg("defs", {}, svg("marker", { id: "head", viewBox: "0 0 10 10", refX: 8, refY: 5, markerWidth: 5, markerHeight: 5, orient: "auto-start-reverse" }, svg("path", { class: "head", d: "M0 0L10 5L0 10z" }))),
        ...cells, ...arrows, put(left, top, 0.4, {}, use(queen ? "queen" : "man")));
    place.append(element("div", { class: "with-moves" }, roving(board, size), legend));
    screen.ask(say("Tap each lost square, then Check.|点出每个必败的格子，再检查。"));
    screen.acts(element("button", { type: "button", class: "main check", onclick: () => {
        const judged = judgeStars(exercise, starred);
        mark(board, judged.isRight ? [] : judged.at.map((square) => buttons.get(square)));
        if (judged.isRight) {
            screen.done([]);
        } else if (screen.wrong(judged)) {
            right.forEach((square) => buttons.get(square)?.classList.add("shown"));
        }
    } }, say("Check|检查")));
}
