// Rows of pins, or of discs where the rule is not Kayles'. A press chooses a stone, or the gap where a row is split.

import { letter, matching, sorted, total } from "../look.js";
import { clamp, put, svg, text, use } from "./svg.js";

export function rows({ width, height, look, track, last, foot, under = 0, isMine }) {
    const all = track.rows;
    const longest = Math.max(...all, 1);
    const tag = all.length > 1 ? clamp(22, width * 0.05, 84) : 0;
    const band = (height - foot) / all.length;
    // With the reasons, there is room for a brace under each stretch.
    const free = band - under;
    const pitch = Math.min((width - 16 - tag) / (longest + 0.2), free * 0.78, 120);
    const isPins = /^(misere )?octal 0\.(77|07|777)$/.test(look.rule);
    const scale = isPins ? Math.min(pitch / 46, (free * 0.68) / 110) : Math.min(pitch, free * 0.62) / 112;
    const tall = isPins ? 106 * scale : 92 * scale;
    const number = clamp(10, Math.min(scale * 20, free * 0.16), 30);
    const x = (place) => (width - (longest - 1) * pitch + tag) / 2 + place * pitch;
    const floor = (row) => band * row + free / 2 + tall / 2 - number * 0.3;
    const middle = (row) => floor(row) - tall / 2;
    const shape = isPins ? "pin" : "disc";
    const pieceOf = (row, place) => track.pieces.findIndex((piece) => piece.row === row && place >= piece.from && place < piece.from + piece.length);
    const moves = track.pieces.map((_, at) => look.choices.filter((choice) => choice.at === at));
    const takes = moves.map((some, at) => [...new Set(some.map(({ left }) => look.heaps[at] - total(left)))].filter((take) => take > 0).sort((a, b) => a - b));
    const most = moves.map((some, at) => Math.max(0, ...some.filter(({ left }) => total(left) === look.heaps[at]).map(({ left }) => left.length)));
    const stones = new Map();
    const gaps = new Map();
    const layers = [];
    const leaving = [];
    const placed = (row, place, attributes, ...more) => put(x(place), isPins ? floor(row) : middle(row), scale, attributes, ...more);
    all.forEach((length, row) => {
        if (all.length > 1) {
            layers.push(text(x(0) - pitch * 0.5 - tag * 0.5, middle(row), Math.min(tag * 0.7, free * 0.4), "tag", letter(row)));
        }
        layers.push(svg("rect", { class: "dish", x: x(0) - pitch * 0.6, y: floor(row) - 6 * scale, width: (Math.max(length, 1) + 0.2) * pitch, height: 16 * scale, rx: 8 * scale }));
        for (let place = 0; place < length; place++) {
            const at = pieceOf(row, place);
            if (at >= 0) {
                const isDull = isMine && moves[at].length === 0;
                const one = placed(row, place, { class: `piece ${isPins ? "pin" : "stone"}${isDull ? " dull" : ""}`, "data-part": `${letter(row)}${place + 1}` }, use(shape), isPins ? svg("path", { class: "halo", d: "M-20 2V-45Q-14-80-16-110H16Q14-80 20-45V2Z" }) : svg("circle", { class: "halo", r: 48 }));
                stones.set(`${row} ${place}`, one.firstChild);
                layers.push(one);
            }
            const isLast = last?.gone?.row === row && place >= last.gone.from && place < last.gone.from + last.gone.length;
            if (isLast) {
                layers.push(placed(row, place, {}, isPins ? svg("path", { class: "ghost", d: "M-13 0C-17-16-22-34-16-52-12-63-8-70-8-80-13-86-14-106 0-106S13-86 8-80C8-70 12-63 16-52 22-34 17-16 13 0Z" }) : svg("circle", { class: "ghost", r: 42 })));
                leaving.push({ node: placed(row, place, {}, use(shape)), [isPins ? "tips" : "away"]: true });
            }
            if (pitch > 13) {
                layers.push(text(x(place), floor(row) + number * 1.1, number, "tag", at >= 0 || isLast ? place + 1 : ""));
            }
        }
    });
    // Where a row was split, and where it may be.
    const gap = (row, place, name) => svg("path", { class: `cut ${name}`, d: `M${x(place) - pitch / 2} ${middle(row) - tall * 0.55}V${floor(row) + 4}` });
    track.pieces.forEach(({ row, from, length }, at) => {
        if (from > 0 && track.pieces.some((other) => other.row === row && other.from + other.length === from && other.length > 0)) {
            const isLast = last?.cuts?.some((cut) => cut.row === row && cut.place === from);
            layers.push(gap(row, from, isLast ? "last" : ""));
        }
        for (let place = from + 1; place < from + length && most[at] > 1; place++) {
            const cut = gap(row, place, isMine ? "may" : "none");
            gaps.set(`${row} ${place}`, cut);
            isMine && layers.push(cut);
        }
    });
    // A stretch of stones to take.
    const range = (row, from, to) => {
        const at = pieceOf(row, from);
        const piece = track.pieces[at];
        if (at < 0 || to >= piece.from + piece.length) {
            return { row, from, to, cuts: [], at, parts: [], choices: [] };
        }
        const parts = [from - piece.from, piece.from + piece.length - to - 1];
        return { row, from, to, cuts: [], at, parts, choices: matching(look, at, parts) };
    };
    // Where a row is to be split.
    const split = (row, cuts) => {
        const places = [...cuts].sort((a, b) => a - b);
        const at = cuts.length > 0 ? pieceOf(row, places[0] - 1) : -1;
        if (at < 0) {
            return { row, from: -1, to: -1, cuts: [], at: -1, parts: [], choices: [] };
        }
        const piece = track.pieces[at];
        const ends = [piece.from, ...places, piece.from + piece.length];
        const parts = ends.slice(1).map((end, place) => end - ends[place]);
        return { row, from: -1, to: -1, cuts: places, at, parts, choices: matching(look, at, parts), isPart: most[at] > 2 && cuts.length === 1 };
    };
    // The first stretch from here, or through here, that may be taken.
    const first = (row, place) => {
        const at = pieceOf(row, place);
        for (const take of takes[at] ?? []) {
            for (let from = place; from > place - take; from--) {
                const found = range(row, from, from + take - 1);
                if (pieceOf(row, from) === at && found.choices.length > 0) {
                    return found;
                }
            }
        }
        return range(row, place, place);
    };
    const spots = [];
    track.pieces.forEach(({ row, from, length }, at) => {
        for (let place = from; place < from + length && moves[at].length > 0; place++) {
            if (takes[at].length > 0) {
                spots.push({ row, place });
            }
            if (most[at] > 1 && place > from) {
                spots.push({ row, place, isGap: true });
            }
        }
    });
    spots.sort((one, other) => one.row - other.row || one.place - other.place || Number(other.isGap ?? false) - Number(one.isGap ?? false));
    // Where the arrows stand is kept, because a choice may begin before it.
    const at = ({ row, place, isGap }) => ({ ...(isGap ? split(row, [place]) : first(row, place)), cursor: place });
    const spotOf = ({ row, from, cuts, cursor = from }) => spots.findIndex((spot) => spot.row === row && (cuts.length > 0 ? spot.isGap && spot.place === cuts[cuts.length - 1] : !spot.isGap && spot.place === cursor));
    return {
        layers,
        leaving,
        idle: { row: -1, from: -1, to: -1, cuts: [], at: -1, parts: [], choices: [] },
        of({ at, left }) {
            const piece = track.pieces[at];
            const parts = sorted(left);
            const taken = piece.length - total(parts);
            if (taken > 0) {
                const from = piece.from + (parts.length > 1 ? parts[0] : 0);
                return range(piece.row, from, from + taken - 1);
            }
            return split(piece.row, parts.slice(0, -1).map((_, place) => piece.from + total(parts.slice(0, place + 1))));
        },
        isSame: (one, other) => one.row === other.row && (one.cuts.length > 0 ? one.cuts.join() === other.cuts.join() : other.cuts.length === 0 && other.from >= one.from && other.to <= one.to),
        at(px, py) {
            const row = clamp(0, Math.floor(py / band), all.length - 1);
            const along = (px - x(0)) / pitch;
            const edge = Math.round(along + 0.5);
            const here = clamp(0, Math.round(along), all[row] - 1);
            const takesHere = takes[pieceOf(row, here)]?.length > 0;
            if (along < -0.7 || along > all[row] - 0.3) {
                return null;
            }
            const isGap = gaps.has(`${row} ${edge}`) && (!takesHere || Math.abs(along + 0.5 - edge) < 0.22);
            if (isGap) {
                return split(row, [edge]);
            }
            return pieceOf(row, here) < 0 ? null : { ...range(row, here, here), isStone: true };
        },
        press(target, chosen, isHover = false) {
            if (target.cuts.length > 0) {
                const [cut] = target.cuts;
                if (isHover || most[target.at] <= 2 || chosen.row !== target.row || chosen.at !== target.at) {
                    return target;
                }
                return split(target.row, chosen.cuts.includes(cut) ? chosen.cuts.filter((other) => other !== cut) : [...chosen.cuts, cut]);
            }
            const { row, from } = target;
            // A neighbour of what is chosen joins it, if both may be taken.
            const isNext = !isHover && chosen.row === row && chosen.from >= 0 && (from === chosen.to + 1 || from === chosen.from - 1);
            const wider = isNext ? range(row, Math.min(from, chosen.from), Math.max(from, chosen.to)) : null;
            return wider !== null && wider.choices.length > 0 ? wider : first(row, from);
        },
        drag: (from, to) => (from.row !== to.row || from.from < 0 || to.from < 0 ? null : range(from.row, Math.min(from.from, to.from), Math.max(from.to, to.to))),
        // Left and right lead to the next place, up and down to another number.
        step(chosen, across, along) {
            const place = spotOf(chosen);
            if (place < 0) {
                return at(spots[across === -1 || across > 1 ? spots.length - 1 : 0]);
            }
            if (along !== 0 && chosen.cuts.length === 0) {
                const some = takes[chosen.at];
                const here = chosen.to - chosen.from + 1;
                const take = along > 0 ? some.find((other) => other > here) : [...some].reverse().find((other) => other < here);
                const wider = take === undefined ? chosen : [chosen.from, chosen.to - take + 1].map((from) => range(chosen.row, from, from + take - 1)).find(({ choices }) => choices.length > 0);
                return { ...(wider ?? chosen), cursor: chosen.cursor };
            }
            return at(spots[clamp(0, place + (across || along), spots.length - 1)]);
        },
        more(chosen, by) {
            // One stone more at an end of what is chosen.
            const wider = by > 0 ? range(chosen.row, chosen.from, chosen.to + 1) : range(chosen.row, chosen.from, Math.max(chosen.from, chosen.to - 1));
            return wider.at >= 0 ? { ...wider, cursor: chosen.cursor } : chosen;
        },
        show({ row, from, to, cuts, choices }, name) {
            for (let place = from; place <= to && from >= 0; place++) {
                stones.get(`${row} ${place}`)?.classList.add(...name.split(" "));
            }
            cuts.forEach((place) => gaps.get(`${row} ${place}`)?.classList.add(...name.split(" ")));
            const count = to - from + 1;
            return from >= 0 ? { x: x((from + to) / 2), y: middle(row) - tall * 0.1, size: clamp(14, pitch * 0.3, 34), text: choices.length > 0 ? `−${count}` : `${count}?` } : null;
        },
        runs: track.pieces.map(({ row, from, length }, at) => ({ at, from: x(from) - pitch * 0.4, to: x(from + length - 1) + pitch * 0.4, length, y: floor(row) + number * 1.9 })),
        columns: track.pieces.map(({ from, length }, at) => ({ at, x: x(from + (length - 1) / 2) })),
        below: height - foot,
    };
}
