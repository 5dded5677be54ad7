// One heap as rows of discs, for a game in which the last move counts. A press takes the disc and all after it.

import { say } from "../../words.js";
import { matching } from "../look.js";
import { clamp, put, stepped, svg, text, use } from "./svg.js";

export function discs({ width, height, look, before, last, tallest, foot, isMine, cut }) {
    const [heap] = look.heaps;
    const all = Math.max(tallest, 1);
    const label = clamp(20, height * 0.1, 110);
    const room = height - label * 1.6 - foot;
    let [per, size] = [all, 0];
    for (const many of [5, 7, 10, all]) {
        const fits = Math.min((width - 24) / Math.min(many, all), room / Math.ceil(all / many) / 1.08, 170);
        [per, size] = fits > size ? [many, fits] : [per, size];
    }
    // With its reasons, a heap is cut into its parts, a line each.
    const parts = cut ?? Array.from({ length: Math.ceil(all / per) }, () => per);
    if (cut) {
        size = Math.min((width - 24) / (cut[0] + 2), room / cut.length / 1.08, 90);
    }
    const placeOf = (disc) => {
        let [line, before] = [0, 0];
        while (line < parts.length - 1 && disc > before + parts[line]) {
            before += parts[line];
            line += 1;
        }
        return [line, disc - before];
    };
    const x = (disc) => (width - size * Math.min(parts[0], all)) / 2 + (placeOf(disc)[1] - 0.5) * size;
    const y = (disc) => (room - size * 1.08 * (parts.length - 1)) / 2 + placeOf(disc)[0] * size * 1.08;
    const takes = [...new Set(look.choices.map(({ left }) => heap - left[0]))].sort((a, b) => a - b);
    /** @type {any[]} */
    const pieces = [];
    const layers = [];
    const leaving = [];
    const was = last && before ? before.heaps[0] : heap;
    for (let disc = 1; disc <= all; disc++) {
        const at = (attributes, ...more) => put(x(disc), y(disc), size / 108, attributes, ...more);
        if (disc <= heap) {
            const isDull = isMine && !takes.includes(heap - disc + 1);
            const one = at({ class: `piece stone${isDull ? " dull" : ""}`, "data-part": String(disc) }, use("disc"), svg("circle", { class: "halo", r: 48 }));
            pieces[disc] = one.firstChild;
            layers.push(one);
        } else if (disc <= was) {
            layers.push(at({}, svg("circle", { class: "ghost", r: 42 })));
            leaving.push({ node: at({}, use("disc")), away: true });
        }
    }
    cut?.forEach((part, line) => layers.push(text(x(1) - size * 0.95, (room - size * 1.08 * (parts.length - 1)) / 2 + line * size * 1.08, size * 0.6, "", part)));
    layers.push(text(width / 2, height - foot - label * 0.7, label, heap === 0 ? "none" : "", heap));
    const most = takes[takes.length - 1] ?? 0;
    if (most > 0 && most < heap && takes.length === most) {
        layers.push(text(width / 2 + label * 0.8, height - foot - label * 0.6, label * 0.42, "tag start", say("at most {} now", most)));
    }
    if (was > heap) {
        layers.push(text((x(heap + 1) + x(was)) / 2, (y(heap + 1) + y(was)) / 2, clamp(16, size * 0.4, 48), "minus", `−${was - heap}`));
    }
    const choose = (take) => ({ at: 0, take, choices: matching(look, 0, [heap - take]) });
    return {
        layers,
        leaving,
        idle: { at: -1, take: 0, choices: [] },
        of: ({ left }) => choose(heap - left[0]),
        isSame: (one, other) => one.at === other.at && one.take === other.take,
        at(px, py) {
            for (let disc = 1; disc <= heap; disc++) {
                if (Math.abs(px - x(disc)) <= size / 2 && Math.abs(py - y(disc)) <= size * 0.54) {
                    return choose(heap - disc + 1);
                }
            }
            return null;
        },
        step(chosen, across, along) {
            return choose(stepped(takes, chosen.take, across || along || 1));
        },
        show({ take, choices }, name) {
            for (let disc = heap - take + 1; disc <= heap; disc++) {
                pieces[disc]?.classList.add(...name.split(" "));
            }
            return take > 0 ? { x: x(heap), y: y(heap) - size * 0.1, size: clamp(15, size * 0.28, 36), text: choices.length > 0 ? `−${take}` : `${take}?` } : null;
        },
        below: height - foot,
    };
}
