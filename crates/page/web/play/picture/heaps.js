// Heaps as stacks of pebbles, each with its letter and its number. A press takes the pebble and all above it.

import { letter, matching, total } from "../look.js";
import { clamp, stepped, svg, text, use } from "./svg.js";

export function heaps({ width, height, look, before, last, tallest, foot, side = 0, isMine }) {
    const { heaps: all } = look;
    const count = all.length;
    const most = Math.max(tallest, 1);
    const label = clamp(20, Math.min(height * 0.1, (width / count) * 0.34), 110);
    const pad = clamp(6, width * 0.03, 60);
    const room = height - label * 1.75 - foot;
    const wide = (width - 2 * Math.max(pad, side)) / count;
    // How far one pebble is above the other; pebbles are flatter where the board is wide.
    const pitch = Math.min(room / (most + 1.1), wide * 0.42);
    const size = Math.min(pitch / 0.36, wide * 0.88, 260);
    const flat = clamp(0.55, pitch / size / 0.45, 1.1);
    // Letter and number of a heap stand beside those of the next.
    const column = Math.min(wide, Math.max(size * 1.5, 44, count > 1 && most > 9 ? label * 2.3 : 0));
    const base = room - Math.max(0, room - pitch * (most + 1.1)) * 0.4;
    const x = (heap) => width / 2 + (heap - (count - 1) / 2) * column;
    const y = (stone) => base - (stone - 0.5) * pitch;
    const moves = all.map((_, heap) => look.choices.filter((choice) => choice.at === heap));
    const takes = moves.map((some, heap) => [...new Set(some.map(({ left }) => all[heap] - total(left)))].sort((a, b) => a - b));
    const shape = (heap, stone) => use(`stone-${(heap + 2 * stone) % 3}`);
    const stoneAt = (heap, stone, attributes, ...more) => {
        const turned = ((heap * 3 + stone * 7) % 5) - 2;
        const at = x(heap) + (((heap * 7 + stone * 5) % 5) - 2) * size * 0.014;
        return svg("g", { transform: `translate(${at.toFixed(1)} ${y(stone).toFixed(1)}) rotate(${turned * 0.8}) scale(${(size / 100).toFixed(4)} ${((size / 100) * flat).toFixed(4)})` }, svg("g", attributes, ...more));
    };
    const pieces = all.map(() => /** @type {any[]} */ ([]));
    const layers = [];
    const leaving = [];
    all.forEach((heap, at) => {
        layers.push(svg("ellipse", { class: "dish", cx: x(at), cy: base + pitch * 0.06, rx: size * 0.58, ry: size * 0.15 * flat }));
        const was = last && before && before.heaps.length === count ? before.heaps[at] : heap;
        for (let stone = heap + 1; stone <= Math.min(was, most); stone++) {
            layers.push(stoneAt(at, stone, {}, svg("ellipse", { class: "ghost", rx: 46, ry: 20 })));
        }
        for (let stone = 1; stone <= heap; stone++) {
            const isDull = isMine && !takes[at].includes(heap - stone + 1);
            const one = stoneAt(at, stone, { class: `piece stone${isDull ? " dull" : ""}`, "data-part": `${letter(at)}${stone}` }, shape(at, stone), svg("ellipse", { class: "halo", rx: 49, ry: 24 }));
            pieces[at][stone] = one.firstChild;
            layers.push(one);
        }
        for (let stone = heap + 1; stone <= was; stone++) {
            leaving.push({ node: stoneAt(at, stone, {}, shape(at, stone)), away: true });
        }
        const big = label;
        layers.push(
            svg("g", { transform: `translate(${x(at).toFixed(1)} ${(base + label * 1.15).toFixed(1)})` },
                svg("text", { y: big * 0.36, x: count > 1 ? big * 0.2 : 0, "font-size": big.toFixed(1), class: heap === 0 ? "none" : "" }, String(heap)),
                count > 1 && svg("text", { x: -big * 0.3 * Math.max(1, String(heap).length * 0.8), y: big * 0.36, "font-size": (big * 0.62).toFixed(1), class: "tag end" }, letter(at))),
        );
        if (was > heap) {
            layers.push(text(x(at), y((heap + was + 1) / 2), clamp(16, pitch * 0.55, 56), "minus", `−${was - heap}`));
        }
    });
    const choose = (at, take) => {
        const choices = matching(look, at, [all[at] - take]);
        return { at, take, choices };
    };
    return {
        layers,
        leaving,
        choose,
        idle: { at: -1, take: 0, choices: [] },
        middle: { at: (count - 1) / 2 },
        of: ({ at, left }) => choose(at, all[at] - total(left)),
        isSame: (one, other) => one.at === other.at && one.take === other.take,
        at(px, py) {
            const at = Math.round((px - width / 2) / column + (count - 1) / 2);
            if (at < 0 || at >= count || all[at] === 0 || Math.abs(px - x(at)) > column / 2 || py > height) {
                return null;
            }
            const stone = clamp(1, Math.ceil((base - py) / pitch), all[at]);
            return py < y(all[at]) - pitch * 1.6 ? null : choose(at, all[at] - stone + 1);
        },
        // Left and right lead to another heap, up and down to another number.
        step(chosen, across, along) {
            const able = all.flatMap((_, at) => (takes[at].length > 0 ? [at] : []));
            const at = across === 0 ? (able.includes(chosen.at) ? chosen.at : able[0]) : stepped(able, chosen.at, across);
            const here = chosen.at === at ? chosen.take : 0;
            return choose(at, along === 0 ? (takes[at].includes(here) ? here : takes[at][0]) : stepped(takes[at], here, along));
        },
        show({ at, take, choices }, name) {
            for (let stone = all[at] - take + 1; stone <= all[at] && at >= 0; stone++) {
                pieces[at][stone]?.classList.add(...name.split(" "));
            }
            return take > 0 && at >= 0 ? { x: x(at), y: y(all[at] - take / 2 + 0.5) - pitch * 0.3, size: clamp(15, pitch * 0.42, 40), text: choices.length > 0 ? `−${take}` : `${take}?` } : null;
        },
        columns: all.map((_, at) => ({ at, x: x(at) })),
        below: base + label * 1.75,
    };
}
