// Coins in a row: gold with rays are heads. Presses choose the coins to turn.

import { matching, sorted } from "../look.js";
import { clamp, put, svg, text, use } from "./svg.js";

export function coins({ width, height, look, last, tallest, foot, side = 0, isMine }) {
    const heads = new Set(look.heaps.filter((place) => place > 0));
    const count = Math.max(8, tallest, ...heads);
    const size = Math.min((width - 20 - 2 * side) / count, (height - foot) * 0.5, 170);
    const middle = (height - foot) * 0.45;
    const number = clamp(11, size * 0.34, 48);
    const x = (place) => width / 2 + (place - (count + 1) / 2) * size;
    const turned = last ? [last.of, ...last.left] : [];
    const highest = Math.max(0, ...heads);
    /** @type {any[]} */
    const pieces = [];
    const layers = [];
    const leaving = [];
    const cursors = [];
    for (let place = 1; place <= count; place++) {
        const isHead = heads.has(place);
        const isDull = isMine && place > highest;
        const one = put(x(place), middle, size / 104, { class: `piece coin${isDull ? " dull" : ""}`, "data-part": String(place) }, svg("g", {}, use(isHead ? "heads" : "tails")), svg("circle", { class: "halo", r: 48 }), svg("circle", { class: "cursor", r: 51 }));
        pieces[place] = one.firstChild;
        layers.push(one);
        if (turned.includes(place)) {
            layers.push(put(x(place), middle, size / 104, {}, svg("circle", { class: "ghost", r: 50 })));
            leaving.push({ node: null, flips: pieces[place].firstChild });
        }
        layers.push(text(x(place), middle + size / 2 + number * 0.75, isHead ? number : number * 0.85, isHead ? "" : "tag", place));
        cursors.push(place);
    }
    const choose = (places, cursor) => {
        const all = [...places].sort((a, b) => a - b);
        const highestChosen = all[all.length - 1];
        const at = look.heaps.indexOf(highestChosen);
        return { places: all, cursor, choices: at < 0 ? [] : matching(look, at, all.slice(0, -1)), isTail: all.length > 0 && at < 0 };
    };
    const toggled = ({ places }, place) => choose(places.includes(place) ? places.filter((other) => other !== place) : [...places, place], place);
    return {
        layers,
        leaving,
        // One more press changes the choice, so a press never moves.
        waits: true,
        idle: { places: [], cursor: 0, choices: [] },
        of: ({ of, left }) => choose([of, ...sorted(left)], of),
        isSame: (one, other) => one.places.join() === other.places.join(),
        at(px, py) {
            const place = Math.round((px - width / 2) / size + (count + 1) / 2);
            return place < 1 || place > count || Math.abs(py - middle) > Math.max(size * 0.6, 44) ? null : choose([place], place);
        },
        press: (target, chosen) => toggled(chosen, target.cursor),
        drag(from, to) {
            const [low, high] = [from.cursor, to.cursor].sort((a, b) => a - b);
            return choose(Array.from({ length: high - low + 1 }, (_, at) => low + at), to.cursor);
        },
        // Arrows lead to a coin, the space bar turns it over in mind.
        step(chosen, across, along) {
            const by = across || along;
            return { ...chosen, cursor: chosen.cursor === 0 && Math.abs(by) < 2 ? highest : clamp(1, chosen.cursor + by, count) };
        },
        toggle: (chosen) => (chosen.cursor > 0 ? toggled(chosen, chosen.cursor) : chosen),
        // The stepper goes through the moves.
        walk(chosen, by) {
            const place = look.choices.indexOf(chosen.choices[0]);
            const next = look.choices[place < 0 ? (by > 0 ? 0 : look.choices.length - 1) : clamp(0, place + by, look.choices.length - 1)];
            return choose([next.of, ...next.left], next.of);
        },
        show({ places, cursor }, name) {
            places.forEach((place) => pieces[place]?.classList.add(...name.split(" ")));
            pieces[cursor]?.classList.add("at");
            return null;
        },
        columns: [...heads].sort((a, b) => a - b).map((place) => ({ at: look.heaps.indexOf(place), x: x(place) })),
        below: middle + size / 2 + number * 1.4,
    };
}
