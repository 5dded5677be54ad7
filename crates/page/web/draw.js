// Positions as pictures, used with the mouse or the keyboard: SVG without anything from elsewhere.

import STYLE from "./picture.css";
import { listed, say } from "./words.js";

// Larger positions are shown as lists.
const HIGHEST = 30;
const MOST_HEAPS = 16;
const MOST_CELLS = 150;
const MOST_PLACES = 60;
const MOST_SQUARES = 21;

function svg(name, attributes = {}, ...children) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) {
        if (value !== false && value !== null && value !== undefined) {
            made.setAttribute(key, value);
        }
    }
    made.append(...children.filter((child) => child !== null));
    return made;
}

const same = (a, b) => a.length === b.length && a.every((part, at) => part === b[at]);
const sorted = (all) => [...all].sort((a, b) => a - b);
/** The sum of some numbers. */
export const total = (parts) => parts.reduce((sum, part) => sum + part, 0);

/** Whether some move takes stones, and whether some only splits a heap. */
export const kinds = ({ choices, heaps }) => ({
    takes: choices.some(({ at, left }) => total(left) < heaps[at]),
    splits: choices.some(({ at, left }) => total(left) === heaps[at]),
});

/** The choices that leave these parts of the heap `at`: more than one if they differ in what the game remembers. */
export function matching(look, at, parts) {
    const wanted = sorted(parts.filter((part) => part > 0));
    return look.choices.filter((choice) => choice.at === at && same(sorted(choice.left.filter((part) => part > 0)), wanted));
}

/** Whether a position is not too large for a picture. */
export function isSmall({ terms, heaps, values, count, choices }) {
    return (
        count <= choices.length &&
        {
            stones: heaps.length <= MOST_HEAPS && Math.max(...heaps) <= HIGHEST,
            memory: heaps[0] <= HIGHEST,
            rows: total(heaps) <= MOST_CELLS && heaps.length <= MOST_CELLS,
            coins: Math.max(...heaps) <= MOST_PLACES,
            board: values.length <= MOST_SQUARES,
            positions: heaps.length <= MOST_HEAPS,
        }[terms]
    );
}

/** Whether it has a picture in which all moves can be made. */
export function isDrawn(look) {
    const { terms, heaps, values, choices } = look;
    const may = {
        stones: ({ at, left }) => total(left) < heaps[at],
        // Neighbours are taken, or a row is split.
        rows: ({ at, left }) => total(left) === heaps[at] || (total(left) < heaps[at] && left.filter((part) => part > 0).length < 3),
        board: ({ left }) => left.every((number) => number < values.length),
        coins: () => true,
        memory: () => true,
    }[terms];
    return isSmall(look) && may !== undefined && choices.every(may) && (terms !== "board" || Math.max(...heaps) < values.length);
}

/** Whether all winning moves can be shown at once: in rows and coins, a stone would belong to several. */
export const showsAll = ({ terms }) => terms !== "rows" && terms !== "coins";

/**
 * The picture of a position: { element, mark }. `pick(choices)` makes a move, `tell(text)` says why something is no move,
 * `propose(choices, text)` offers the chosen moves, or says why there are none. `shows` is whether values are shown,
 * `before` is the position before the last move, and `chosen` keeps the chosen coins or cuts.
 * `mark(choices)` marks these moves, and no others.
 */
export function draw(look, drawing) {
    const make = { stones: stones, memory: stones, rows, coins, board }[look.terms];
    const { children, box, label, parts } = make({ ...drawing, look });
    const element = svg("svg", { viewBox: `0 0 ${box[0]} ${box[1]}`, width: box[0], height: box[1], role: "group", "aria-label": label });
    element.append(...children);
    element.classList.toggle("drags", element.querySelector(".drag") !== null);
    arrows(element);
    const mark = (choices) => {
        element.querySelectorAll(".wins").forEach((part) => part.classList.remove("wins"));
        choices.flatMap(parts).forEach((part) => part.classList.add("wins"));
    };
    return { element, mark };
}

/** A picture as a file of its own. */
export function asFile(element) {
    const copy = element.cloneNode(true);
    copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
    for (const part of [copy, ...copy.querySelectorAll("*")]) {
        ["role", "tabindex", "aria-label", "aria-pressed"].forEach((name) => part.removeAttribute(name));
    }
    copy.querySelectorAll(".gap").forEach((gap) => gap.remove());
    // A saved picture brings its style along; on the page, the page has it.
    copy.prepend(svg("style", {}, STYLE), svg("rect", { width: "100%", height: "100%", fill: "#fff" }));
    return new XMLSerializer().serializeToString(copy);
}

// A part that can be pressed. Tab stops once at the picture, and arrows lead on inside.
function target(element, label, act) {
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "-1");
    element.setAttribute("aria-label", label);
    element.classList.add("target");
    element.addEventListener("keydown", (event) => {
        if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            act(event);
        }
    });
    return element;
}

// A move by pointing. A finger on a small target has to confirm it.
function tapped(event, choices, wide, high, pick, propose) {
    if (event.pointerType === "touch" && Math.min(wide, high) < 20) {
        propose(choices);
    } else {
        pick(choices);
    }
}

// Arrows lead to the nearest target in their direction; Home and End to the first and the last.
function arrows(element) {
    const all = [...element.querySelectorAll(".target")];
    all[0]?.setAttribute("tabindex", "0");
    const middle = (of) => {
        const { left, top, width, height } = of.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    };
    element.addEventListener("keydown", (event) => {
        const from = all.indexOf(document.activeElement);
        const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
        if (from < 0 || (step === undefined && event.key !== "Home" && event.key !== "End")) {
            return;
        }
        event.preventDefault();
        let next = event.key === "Home" ? all[0] : all[all.length - 1];
        if (step !== undefined) {
            const [x, y] = middle(all[from]);
            let least = Infinity;
            next = all[from];
            for (const other of all) {
                const [dx, dy] = middle(other).map((place, at) => place - [x, y][at]);
                const along = dx * step[0] + dy * step[1];
                const far = along + 3 * Math.abs(dx * step[1] + dy * step[0]);
                if (along > 1 && far < least) {
                    [least, next] = [far, other];
                }
            }
        }
        next.focus();
    });
    // These listeners are on the targets: a picture that listened would get the focus itself.
    all.forEach((target) => target.addEventListener("focus", () => all.forEach((one) => one.setAttribute("tabindex", one === target ? "0" : "-1"))));
}

// Heaps as columns: a stone takes itself and all above it, so it is in a group with them.
function stones({ look, width, pick, before, isOver, propose }) {
    const { heaps } = look;
    const targets = new Map();
    const highest = Math.max(...heaps, ...(before?.heaps ?? []).map((heap) => Math.min(heap, HIGHEST)), 1);
    const wide = Math.min(92, Math.max(22, Math.floor((width - 8) / heaps.length)));
    const high = Math.max(11, Math.min(24, Math.floor(360 / highest)));
    const [rx, ry] = [Math.min(36, wide / 2 - 5), high / 2 - 1];
    const bottom = highest * high + 16;
    const columns = heaps.map((heap, at) => {
        const x = at * wide + wide / 2 + 4;
        const y = (stone) => bottom - (stone - 0.5) * high;
        const moves = new Map();
        look.choices.filter((choice) => choice.at === at).forEach((choice) => moves.set(choice.left[0], [...(moves.get(choice.left[0]) ?? []), choice]));
        let inner = svg("g");
        for (let stone = 1; stone <= heap; stone++) {
            const choices = moves.get(stone - 1) ?? [];
            const one = svg("ellipse", { cx: x, cy: y(stone), rx, ry, class: "stone" });
            choices.forEach((choice) => targets.set(choice, one));
            if (choices.length > 0 && !isOver) {
                target(one, choices[0].words, () => pick(choices));
                one.addEventListener("click", (event) => tapped(event, choices, 2 * rx, high, pick, propose));
            } else {
                one.setAttribute("pointer-events", "none");
            }
            inner = svg("g", { class: "above" }, inner, one);
        }
        const gone = Math.min(before?.heaps[at] ?? 0, HIGHEST);
        const ghosts = [];
        for (let stone = heap + 1; stone <= gone && before.heaps.length === heaps.length; stone++) {
            ghosts.push(svg("ellipse", { cx: x, cy: y(stone), rx, ry, class: "ghost" }));
        }
        return [
            svg("path", { d: `M${x - wide / 2 + 3} ${bottom + 2}h${wide - 6}`, class: "base" }),
            ...ghosts,
            inner,
            svg("text", { x, y: bottom + 22 }, String(heap)),
            ...(heaps.length > 1 && wide > 40 ? [svg("text", { x, y: bottom + 38, class: "small" }, say("heap {}", at + 1))] : []),
        ];
    });
    return {
        children: columns.flat(),
        box: [Math.max(60, heaps.length * wide + 8), bottom + (heaps.length > 1 && wide > 40 ? 46 : 32)],
        label: say("Heaps: {}", listed(heaps)),
        parts: (choice) => [targets.get(choice)].filter(Boolean),
    };
}

// Cells side by side; the reader chooses a range by dragging, by its two ends, or with Shift and the arrows. `act(row, from,
// to)` takes the range, or says why not; a single cell then waits for the other end.
function chooser({ cells, act, tell, show }) {
    /** @type {any} */
    let [first, last, isSecond] = [null, null, false];
    const choose = (from, to) => {
        [first, last] = [from, to];
        show(from === null ? null : [from.row, Math.min(from.place, to), Math.max(from.place, to)]);
    };
    const press = (cell) => {
        isSecond = first !== null && first.row === cell.row;
        choose(isSecond ? first : cell, cell.place);
    };
    const release = () => {
        const isSingle = first.place === last;
        const wrong = act(first.row, Math.min(first.place, last), Math.max(first.place, last));
        if (wrong !== null) {
            tell(wrong);
        }
        if (wrong === null || !isSingle || isSecond) {
            choose(null, null);
        }
    };
    const key = (cell, event) => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (event.key === "Escape") {
            choose(null, null);
        } else if (event.shiftKey && step !== undefined) {
            event.preventDefault();
            event.stopPropagation();
            const from = first ?? cell;
            const to = cells.find((other) => other.row === from.row && other.place === (last ?? cell.place) + step);
            if (to !== undefined) {
                choose(from, to.place);
            }
        }
    };
    return {
        // Return, or the space bar.
        enter(cell) {
            if (first === null || first.place === last) {
                press(cell);
            }
            release();
        },
        listen(group) {
            let isDragging = false;
            cells.forEach((cell) => {
                cell.element.addEventListener("keydown", (event) => key(cell, event));
                cell.element.addEventListener("pointerdown", (event) => {
                    if (event.button !== 0) {
                        return;
                    }
                    event.preventDefault();
                    cell.element.focus({ preventScroll: true });
                    group.setPointerCapture(event.pointerId);
                    press(cell);
                    isDragging = true;
                });
            });
            const under = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY);
            const cellAt = (over) => cells.find(({ element }) => element === over);
            group.addEventListener("pointermove", (event) => {
                const cell = isDragging && cellAt(under(event));
                if (cell && cell.row === first.row && cell.place !== last) {
                    choose(first, cell.place);
                }
            });
            group.addEventListener("pointerup", (event) => {
                if (!isDragging) {
                    return;
                }
                isDragging = false;
                const over = under(event);
                const cell = cellAt(over);
                if (cell && cell.row !== first.row) {
                    choose(null, null);
                    tell(say("A move is made in one row."));
                } else if (group.ownerSVGElement.contains(over)) {
                    release();
                } else {
                    choose(null, null);
                }
            });
            // A finger that waits does not ask for a menu.
            group.addEventListener("contextmenu", (event) => isDragging && event.preventDefault());
            group.addEventListener("pointercancel", () => {
                isDragging = false;
                choose(null, null);
            });
        },
    };
}

// Rows of stones: a move takes some neighbours, or splits the row between two stones.
function rows({ look, width, pick, tell, isOver, chosen, propose }) {
    const { heaps } = look;
    const of = (at) => look.choices.filter((choice) => choice.at === at);
    const { takes, splits } = kinds(look);
    // Large enough for a finger to hit both a stone and the gap beside it.
    const least = takes && splits ? 44 : 30;
    const size = Math.max(least, Math.min(44, Math.floor((width - 16) / (heaps.reduce((sum, heap) => sum + heap + 1, 0)))));
    const gapWidth = takes ? 20 : size - 4;
    const perLine = Math.max(4, Math.floor((width - 16) / size));
    const cuts = new Map();
    const shown = [];
    const children = [];
    const cells = [];
    const gaps = [];
    let [x, y, widest] = [8, 10, 0];
    heaps.forEach((heap, row) => {
        if (x > 8 && x + Math.max(heap, 1) * size > width) {
            [x, y] = [8, y + size + 32];
        }
        const [left, top] = [x, y];
        const lines = Math.max(1, Math.ceil(heap / perLine));
        const cut = (chosen[row] ??= new Set());
        const isSplit = (parts) => matching(look, row, parts);
        const atCell = (place) => [left + (place % perLine) * size + size / 2, top + Math.floor(place / perLine) * (size + 6) + size / 2];
        for (let line = 0; line < lines; line++) {
            const count = Math.max(1, Math.min(perLine, heap - line * perLine));
            children.push(svg("rect", { x: left, y: top + line * (size + 6), width: count * size, height: size, rx: 8, class: "tray" }));
        }
        const moves = of(row);
        const mayTake = moves.some((choice) => total(choice.left) < heap);
        for (let place = 0; place < heap; place++) {
            const [cx, cy] = atCell(place);
            const one = svg("circle", { cx, cy, r: size / 2 - 4, class: "stone" });
            const cell = { row, place, element: one, left: place, right: heap - place - 1 };
            if (mayTake && !isOver) {
                cells.push(cell);
                target(one, say("row {}, stone {}", row + 1, place + 1), () => choosing.enter(cell));
            } else {
                one.setAttribute("pointer-events", "none");
            }
            children.push(one);
        }
        const most = Math.max(0, ...moves.filter((choice) => total(choice.left) === heap).map((choice) => choice.left.length));
        const offer = () => {
            const places = [0, ...sorted(cut), heap];
            const choices = isSplit(places.slice(1).map((end, at) => end - places[at]));
            if (choices.length > 0 && most === 2) {
                pick(choices);
            } else {
                propose(choices, cut.size === 0 ? "" : say("Choose where to split, in more places."));
            }
        };
        for (let place = 1; place < heap && most > 1 && !isOver; place++) {
            if (most === 2 && isSplit([place, heap - place]).length === 0) {
                continue;
            }
            const [cx, cy] = atCell(place);
            const isStart = place % perLine === 0;
            const gap = svg("rect", { x: cx - size / 2 - (isStart ? 2 : gapWidth / 2), y: cy - size / 2 - 4, width: gapWidth, height: size + 8, class: "gap" });
            const line = svg("path", { d: `M${cx - size / 2} ${cy - size / 2 - 4}v${size + 8}`, class: "cut", "pointer-events": "none" });
            cuts.set(`${row} ${place}`, line);
            const isChosen = () => {
                line.classList.toggle("chosen", cut.has(place));
                gap.setAttribute("aria-pressed", String(cut.has(place)));
            };
            const split = () => {
                // A move is made in one row.
                Object.keys(chosen).filter((other) => Number(other) !== row).forEach((other) => chosen[other].clear());
                cut.has(place) ? cut.delete(place) : cut.add(place);
                shown.forEach((show) => show());
                offer();
            };
            shown.push(isChosen);
            target(gap, say("row {}, between {} and {}", row + 1, place, place + 1), split);
            gap.addEventListener("click", split);
            gaps.push(gap, line);
            isChosen();
        }
        if (cut.size > 0) {
            offer();
        }
        const text = heaps.length > 1 ? say("heap {} ({})", row + 1, heap) : String(heap);
        children.push(svg("text", { x: left + (Math.min(Math.max(heap, 1), perLine) * size) / 2, y: top + lines * (size + 6) + 10, class: "small" }, text));
        widest = Math.max(widest, left + Math.min(perLine, Math.max(heap, 1)) * size + 8);
        x += Math.min(perLine, Math.max(heap, 1)) * size + 22;
        y += (lines - 1) * (size + 6);
    });
    const choosing = chooser({
        cells,
        tell,
        act(row, from, to) {
            const parts = [from, heaps[row] - to - 1];
            const choices = matching(look, row, parts);
            if (choices.length > 0) {
                pick(choices);
                return null;
            }
            return to > from ? say("These {} cannot be taken.", to - from + 1) : say("This one alone cannot be taken. Choose up to where.");
        },
        show(range) {
            cells.forEach(({ row, place, element }) => {
                element.classList.toggle("chosen", range !== null && row === range[0] && place >= range[1] && place <= range[2]);
            });
        },
    });
    // The stones that a move takes, or the gaps where it splits the row.
    const parts = ({ at, left }) => {
        const some = sorted(left.filter((part) => part > 0));
        const from = some[0] ?? 0;
        const taken = heaps[at] - total(left);
        const stones = cells.filter(({ row, place }) => row === at && place >= from && place < from + taken).map(({ element }) => element);
        return taken > 0 ? stones : some.slice(0, -1).map((_, part) => cuts.get(`${at} ${total(some.slice(0, part + 1))}`)).filter(Boolean);
    };
    const group = svg("g", { class: "drag" }, ...children, ...gaps);
    choosing.listen(group);
    return { children: [group], box: [Math.max(widest, 60), y + size + 24], label: say("Rows: {}", listed(heaps)), parts };
}

// Coins in a row; the reader chooses some and turns them.
function coins({ look, width, tell, isOver, chosen: kept, propose }) {
    const heads = new Set(look.heaps);
    const count = Math.max(8, ...look.heaps);
    const size = 34;
    const perLine = Math.max(4, Math.floor((width - 8) / size));
    const chosen = (kept[0] ??= new Set());
    const cells = [];
    const children = [];
    const update = () => {
        cells.forEach(({ place, element }) => {
            element.classList.toggle("chosen", chosen.has(place));
            element.setAttribute("aria-pressed", String(chosen.has(place)));
        });
        const places = sorted(chosen);
        const last = places.pop();
        const choices = last === undefined || !heads.has(last) ? [] : matching(look, look.heaps.indexOf(last), places);
        const why = last === undefined ? "" : heads.has(last) ? say("These coins may not be turned at once.") : say("The rightmost coin that is turned must show heads.");
        propose(choices, why);
    };
    for (let place = 1; place <= count; place++) {
        const cx = 4 + ((place - 1) % perLine) * size + size / 2;
        const cy = 6 + Math.floor((place - 1) / perLine) * (size + 18) + size / 2;
        const isHead = heads.has(place);
        const one = svg("circle", { cx, cy, r: size / 2 - 3, class: isHead ? "coin" : "coin tail" });
        const cell = { row: 0, place, element: one };
        if (!isOver) {
            cells.push(cell);
            target(one, say(isHead ? "coin {}, heads" : "coin {}, tails", place), () => dragging.enter(cell));
        }
        children.push(one, svg("text", { x: cx, y: cy + size / 2 + 11, class: "small", "pointer-events": "none" }, String(place)));
    }
    const dragging = chooser({
        cells,
        tell,
        act(_, from, to) {
            for (let place = from; place <= to; place++) {
                from === to && chosen.has(place) ? chosen.delete(place) : chosen.add(place);
            }
            update();
            return null;
        },
        show(range) {
            cells.forEach(({ place, element }) => element.classList.toggle("chosen", chosen.has(place) || (range !== null && place >= range[1] && place <= range[2])));
        },
    });
    if (chosen.size > 0) {
        update();
    }
    const group = svg("g", { class: "drag" }, ...children);
    dragging.listen(group);
    const lines = Math.ceil(count / perLine);
    return {
        children: [group],
        box: [Math.min(count, perLine) * size + 8, lines * (size + 18) + 12],
        label: say("Coins, heads at {}", listed(look.heaps)),
        parts: ({ at, left }) => cells.filter(({ place }) => place === look.heaps[at] || left.includes(place)).map(({ element }) => element),
    };
}

// The signs of the chess pieces that move by these rules.
const PIECES = {
    "pairs take any from one or the same from both": "M-9 8-11-5-5 1 0-9 5 1 11-5 9 8z",
    "pairs take any from one": "M-8 9V4h3V-3h-3v-6h4v3h2v-3h2v3h2v-3h4v6H5v7h3v5z",
    "pairs take (2,1) (1,2) (2,-1) (-1,2)": "M-7 9c0-6 4-7 4-10l-5 2-2-3c3-3 4-7 9-8l1-2 2 3c5 3 7 8 6 18z",
    "pairs take 1 from one or 1 from both": "M-8 9-11-2-5-5-1-4v-2h-3v-2h3v-3h2v3h3v2H1v2l4-1 6 3-3 11z",
};

// Two heaps are a square: the first heap counts from the left, the second from below.
function board({ look, width, pick, before, isOver, shows, propose }) {
    const targets = new Map();
    const frames = [];
    const side = look.values.length;
    const size = Math.max(14, Math.min(40, Math.floor((width - 30) / side)));
    const x = (a) => 26 + a * size;
    const y = (b) => 6 + (side - 1 - b) * size;
    const choices = new Map(look.choices.map((choice) => [choice.left.join(), choice]));
    const children = [];
    for (let b = side - 1; b >= 0; b--) {
        for (let a = 0; a < side; a++) {
            const choice = choices.get(`${a},${b}`);
            const value = look.values[a][b];
            const square = svg("rect", { x: x(a), y: y(b), width: size, height: size, class: `square${(a + b) % 2 ? "" : " dark"}${shows && value === 0 ? " zero" : ""}` });
            children.push(square);
            if (choice && !isOver) {
                square.classList.add("may");
                const frame = svg("rect", { x: x(a) + 2, y: y(b) + 2, width: size - 4, height: size - 4, class: "frame", "pointer-events": "none" });
                frames.push(frame);
                targets.set(choice, frame);
                target(square, choice.words, () => pick([choice]));
                square.addEventListener("click", (event) => tapped(event, [choice], size, size, pick, propose));
                children.push(svg("circle", { cx: x(a) + size / 2, cy: y(b) + size * (shows ? 0.35 : 0.5), r: size / 8, class: "dot", "pointer-events": "none" }));
            }
            if (shows && size >= 18) {
                children.push(svg("text", { x: x(a) + size / 2, y: y(b) + size - 3, class: "small", "pointer-events": "none" }, String(value)));
            }
        }
    }
    for (let n = 0; n < side; n++) {
        children.push(svg("text", { x: 13, y: y(n) + size / 2 + 4, class: "small" }, String(n)), svg("text", { x: x(n) + size / 2, y: y(0) + size + 14, class: "small" }, String(n)));
    }
    const [a, b] = look.heaps;
    const middle = (of, to) => of(to) + size / 2;
    if (before) {
        children.push(svg("path", { d: `M${middle(x, before.heaps[0])} ${middle(y, before.heaps[1])}L${middle(x, a)} ${middle(y, b)}`, class: "ghost" }));
    }
    children.push(svg("circle", { cx: middle(x, a), cy: middle(y, b), r: size / 2 - 2, class: "stone" }));
    const piece = PIECES[look.rule];
    if (piece) {
        children.push(svg("path", { d: piece, class: "piece", transform: `translate(${middle(x, a)} ${middle(y, b)}) scale(${size / 34})`, "pointer-events": "none" }));
    }
    return { children: [...children, ...frames], box: [side * size + 32, side * size + 26], label: say("A board, the piece at {}", `(${a}, ${b})`), parts: (choice) => [targets.get(choice)].filter(Boolean) };
}
