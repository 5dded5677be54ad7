// Two numbers as a square of a board: the first counts from the left, the second from below. A press goes there.

import { clamp, put, svg, text, use } from "./svg.js";

// The pieces that move by these rules.
const PIECES = {
    "pairs take any from one or the same from both": "queen",
    "pairs take (2,1) (1,2) (2,-1) (-1,2)": "knight",
};

export function board({ width, height, look, before, last, sides, foot, isMine }) {
    const [columns, lines] = sides;
    const axis = clamp(16, height * 0.05, 44);
    const size = Math.min((width - axis * 2) / columns, (height - foot - axis * 1.3) / lines, 110);
    const left = (width - columns * size) / 2 + axis * 0.35;
    const bottom = (height - foot - axis * 1.1 + lines * size) / 2;
    const x = (a) => left + (a + 0.5) * size;
    const y = (b) => bottom - (b + 0.5) * size;
    const [a, b] = look.heaps;
    const squares = new Map();
    const layers = [];
    const dots = [];
    for (let row = 0; row < lines; row++) {
        for (let column = 0; column < columns; column++) {
            const square = svg("rect", { class: `cell${(row + column) % 2 ? "" : " dark"}`, "data-part": `(${column}, ${row})`, x: x(column) - size / 2 + 0.75, y: y(row) - size / 2 + 0.75, width: size - 1.5, height: size - 1.5, rx: size * 0.08 });
            squares.set(`${column},${row}`, square);
            layers.push(square);
        }
    }
    for (const choice of isMine ? look.choices : []) {
        dots.push(svg("circle", { class: "dot", cx: x(choice.left[0]), cy: y(choice.left[1]), r: Math.max(3, size * 0.1) }));
    }
    const isGoal = look.values[0]?.[0] === 0;
    const marks = svg("g");
    layers.push(marks, ...dots);
    if (isGoal) {
        layers.push(svg("circle", { class: "goal", cx: x(0), cy: y(0), r: size * 0.4 }));
    }
    for (let n = 0; n < columns; n++) {
        layers.push(text(x(n), bottom + axis * 0.5, axis * 0.6, "tag", n));
    }
    for (let n = 0; n < lines; n++) {
        layers.push(text(left - axis * 0.5, y(n), axis * 0.6, "tag", n));
    }
    const way = (from, to, name) => svg("path", { class: `path ${name}`, d: `M${x(from[0])} ${y(from[1])}L${x(to[0])} ${y(to[1])}` });
    if (last && before) {
        layers.push(way(before.heaps, look.heaps, "was"));
    }
    const tried = svg("g");
    const piece = put(x(a), y(b), size / 104, { class: "piece man" }, use(PIECES[look.rule] ?? "man"));
    layers.push(tried, piece);
    const leaving = last && before ? [{ node: null, from: [x(before.heaps[0]) - x(a), y(before.heaps[1]) - y(b)].map((by) => (by * 104) / size), piece: piece.firstChild }] : [];
    const choose = (to) => ({ to, choices: look.choices.filter((choice) => choice.left.join() === to.join()) });
    return {
        layers,
        leaving,
        idle: { to: [], choices: [] },
        of: (choice) => choose(choice.left),
        isSame: (one, other) => one.to.join() === other.to.join(),
        at(px, py) {
            const [column, row] = [Math.floor((px - left) / size), Math.floor((bottom - py) / size)];
            return column < 0 || row < 0 || column >= columns || row >= lines || (column === a && row === b) ? null : choose([column, row]);
        },
        step({ to }, across, along) {
            const [column, row] = to.length > 0 ? to : look.heaps;
            return choose([clamp(0, column + across, columns - 1), clamp(0, row + along, lines - 1)]);
        },
        // The stepper goes through the moves.
        walk({ choices }, by) {
            const place = look.choices.indexOf(choices[0]);
            return choose(look.choices[place < 0 ? (by > 0 ? 0 : look.choices.length - 1) : clamp(0, place + by, look.choices.length - 1)].left);
        },
        show({ to, choices }, name) {
            squares.get(to.join())?.classList.add(...name.split(" "), ...(choices.length === 0 ? ["bad"] : []));
            tried.replaceChildren(...(choices.length > 0 && name.includes("up") ? [way(look.heaps, to, "")] : []));
            return null;
        },
        marks,
        x,
        y,
        size,
        columns: [],
        below: height,
    };
}
