// The row of Treblecross. A press puts a cross.

import { clamp, put, stepped, svg, text } from "./svg.js";

const CROSS = ["M-25-24C-9-9 8 8 26 25", "M25-26C10-9-9 9-26 24"];

export function crosses({ width, height, look, last, foot, side = 0, isMine }) {
    const { cells } = look;
    const crossed = look.heaps.filter((cell) => cell > 0);
    const size = Math.min((width - 16 - side) / cells, (height - foot) * 0.6, 170);
    const middle = (height - foot) * 0.45;
    const number = clamp(11, size * 0.24, 40);
    const x = (cell) => width / 2 + (cell - (cells + 1) / 2) * size;
    /** @type {any[]} */
    const squares = [];
    const layers = [];
    const leaving = [];
    const strokes = (attributes) => svg("g", attributes, ...CROSS.map((d) => svg("path", { d })));
    for (let cell = 1; cell <= cells; cell++) {
        squares[cell] = svg("rect", { class: `cell${last?.left[0] === cell ? " last" : ""}`, "data-part": String(cell), x: x(cell) - size / 2 + 1.5, y: middle - size / 2, width: size - 3, height: size - 3, rx: size * 0.12 });
        layers.push(squares[cell]);
        const tried = put(x(cell), middle - 1.5, size / 84, { class: `cross${crossed.includes(cell) ? "" : " tried"}` }, strokes({}));
        if (crossed.includes(cell)) {
            layers.push(tried);
            if (last?.left[0] === cell) {
                leaving.push({ node: null, strokes: [...tried.querySelectorAll("path")] });
            }
        } else {
            squares[cell].cross = tried;
        }
        layers.push(text(x(cell), middle + size / 2 + number * 0.9, number, "tag", cell));
    }
    const three = crossed.find((cell) => crossed.includes(cell + 1) && crossed.includes(cell + 2));
    if (three !== undefined) {
        layers.push(svg("path", { class: "three", d: `M${x(three) - size * 0.35} ${middle - 1.5}H${x(three + 2) + size * 0.35}` }));
    }
    const layer = svg("g");
    layers.push(layer);
    const choose = (cell) => ({ cell, choices: look.choices.filter(({ left }) => left[0] === cell) });
    const able = look.choices.map(({ left }) => left[0]).sort((a, b) => a - b);
    return {
        layers,
        leaving,
        idle: { cell: 0, choices: [] },
        of: ({ left }) => choose(left[0]),
        isSame: (one, other) => one.cell === other.cell,
        at(px, py) {
            const cell = Math.round((px - width / 2) / size + (cells + 1) / 2);
            return cell < 1 || cell > cells || Math.abs(py - middle) > Math.max(size / 2, 44) || (crossed.includes(cell) && !isMine) ? null : choose(cell);
        },
        step({ cell }, across, along) {
            return choose(stepped(able, cell, across || along || 1));
        },
        show({ cell, choices }, name) {
            squares[cell]?.classList.add(...name.split(" "), ...(choices.length === 0 ? ["bad"] : []));
            layer.replaceChildren(...(squares[cell]?.cross && name.includes("up") ? [squares[cell].cross] : []));
            return null;
        },
        squares,
        columns: Array.from({ length: cells }, (_, at) => ({ at: at + 1, x: x(at + 1) })),
        middle,
        size,
        below: middle + size / 2 + number * 1.6,
    };
}
