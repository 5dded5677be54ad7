// Whether an answer is right, and if not, why: sentences as data, and `at`, what they name.

import { nimSum } from "./make.js";
import { isLost, leftBy, position, sum, winners } from "./theory.js";

const RIGHT = { isRight: true, said: [] };
const wrong = (said, at = []) => ({ isRight: false, said: [said].flat(), at });

/** The rows: pieces of 8, 4, 2 and 1, the largest first. */
export const ROWS = [8, 4, 2, 1];
export const has = (size, row) => (size & row) !== 0;
const pieces = (number) => ROWS.filter((row) => has(number, row));
const letter = (at) => String.fromCharCode(65 + at);
const nonzero = (sizes) => sizes.filter((size) => size > 0);

/** The position of an exercise, or after some moves of it. */
export const positionOf = (exercise, sizes = exercise.sizes) => (exercise.slug === "sums" ? sum(exercise.set, sizes) : position(exercise.rule, sizes));

// Why a position is lost, for the one who must move.
function why({ slug, values }, sizes, who) {
    const worths = nonzero(sizes).map((size) => values?.[size]);
    if (slug === "misere") {
        return Math.max(...sizes) === 1 ? { key: `odd-${who}`, count: nonzero(sizes).length } : { key: `even-${who}` };
    }
    return {
        back: () => ({ key: `lost-${who}`, Q: sizes }),
        twins: () => ({ key: `equal-${who}` }),
        nim: () => ({ key: `even-${who}` }),
        sums: () => ({ key: `both-${who}`, worth: sizes[1] }),
    }[slug]?.() ?? (worths.length === 0 ? { key: `lost-${who}`, Q: sizes } : { key: `worths-${who}`, worths });
}

/** The machine's move from a position that is won for it, as the page shows it. */
export const answerOf = (found) => winners(found)[0];

// What the machine does after this move, or after passing.
function reply(exercise, found, key, more) {
    const choice = answerOf(found);
    const left = leftBy(found, choice);
    return { key, ...more, move: choice.words, Q: left, why: why(exercise, left, "you") };
}

/** A move from a position, or null for "You begin". */
export async function judgeMove(exercise, found, choice) {
    if (choice === null) {
        return isLost(found) ? { isRight: true, said: [why(exercise, found.heaps, "me")] } : wrong(reply(exercise, found, "begins", {}));
    }
    const left = leftBy(found, choice);
    if (choice.value === 0) {
        return { isRight: true, said: [why(exercise, left, "me")] };
    }
    const { slug, values } = exercise;
    const said = isLost(found) ? [{ key: "none" }] : [];
    const ones = nonzero(left);
    if (slug === "misere" && ones.length === 0) {
        return wrong([...said, { key: "last" }]);
    }
    if (slug === "misere" && Math.max(...left) === 1) {
        return wrong([...said, { key: "ones", count: ones.length }]);
    }
    if (slug === "nim" && !isLost(found)) {
        const row = ROWS.find((one) => has(nimSum(found.heaps), one)) ?? 0;
        has(found.heaps[choice.at], row) || said.push({ key: "piece", row, heap: letter(choice.at) });
    }
    if (slug === "grundy" && nimSum(left) === 0) {
        said.push({ key: "sizes", worths: ones.map((size) => values[size]) });
    }
    return wrong([...said, reply(exercise, await positionOf(exercise, left), "left", { P: left })], [choice.at]);
}

/** A lost game of the first step: the first of the reader's moves that left no multiple, by what it left. */
export function judgeLast({ set }, left) {
    const around = set.length + 1;
    const took = left % around;
    return wrong(left < around ? { key: "all", left } : { key: "multiple", left, took, rest: left - took, around });
}

/** A heap said to be lost or won. */
export function judgeTile({ set, values }, heap, isSaidLost) {
    if (isSaidLost === (values[heap] === 0)) {
        return RIGHT;
    }
    const only = set.filter((take) => take <= heap).map((take) => heap - take).reverse();
    if (isSaidLost) {
        const rest = only.find((other) => values[other] === 0);
        return wrong({ key: "not-lost", take: heap - rest, rest }, [rest]);
    }
    return wrong(only.length === 0 ? { key: "stuck", heap } : { key: "not-won", heap, only }, only);
}

/** Pieces that are to make a number. */
export function judgePieces({ right }, used) {
    const made = used.reduce((all, piece) => all + piece, 0);
    if (made === right) {
        return RIGHT;
    }
    const by = Math.abs(right - made);
    return wrong(used.length === 0 ? { key: "unused", by } : { key: made < right ? "few" : "many", pieces: used, sum: made, by }, used);
}

/** A number that is read from ones and zeros. */
export function judgeReading({ right }, read) {
    const used = pieces(right);
    const mirrored = ROWS.reduce((all, row, at) => all + (has(right, row) ? ROWS[3 - at] : 0), 0);
    if (read === right) {
        return RIGHT;
    }
    return wrong(read === used.length ? { key: "count", count: read } : read === mirrored ? { key: "mirror" } : { key: "sum", pieces: used, sum: right }, used);
}

/** Rows said to be odd: the first that is not, or that was forgotten. */
export function judgeRows({ sizes }, tapped) {
    const row = ROWS.find((one) => tapped.includes(one) !== has(nimSum(sizes), one));
    if (row === undefined) {
        return RIGHT;
    }
    const heaps = sizes.flatMap((size, at) => (has(size, row) ? [letter(at)] : []));
    const key = heaps.length === 0 ? "empty" : heaps.length === 1 ? "odd-one" : heaps.length % 2 === 0 ? "even" : "odd";
    return wrong({ key, row, count: heaps.length, heaps }, [row]);
}

export function judgeSum({ right }, said) {
    const rows = pieces(right);
    return said === right ? RIGHT : wrong(rows.length === 0 ? { key: "no-rows" } : { key: "together", rows, sum: right }, rows);
}

// A place that is not the first empty one: empty, or taken.
const judgePlace = (right, place, takenBy) => (place === right ? RIGHT : place > right && takenBy === null ? wrong({ key: "less", place: right }, [right]) : wrong(takenBy, [place]));

export const judgeMex = ({ on, right }, place) => judgePlace(right, place, on.includes(place) ? { key: "stone", place } : null);

/** The worth of a heap. */
export function judgeWorth({ set, values }, heap, place) {
    const rest = set.filter((take) => take <= heap).map((take) => heap - take).find((other) => values[other] === place);
    return judgePlace(values[heap], place, rest === undefined ? null : { key: "taken", heap, rest, place });
}

/** How many stones balance a heap. */
export function judgeBalance({ heap, right, set, values }, stones) {
    if (stones === right) {
        return { isRight: true, said: [{ key: "both-me", worth: right }] };
    }
    const rest = set.map((take) => heap - take).find((other) => other >= 0 && values[other] === stones);
    return wrong([stones > right ? { key: "more", take: stones - right } : { key: "fewer", rest }, { key: "both-you", worth: Math.min(stones, right) }]);
}

/** A card on a place. */
export function judgeCard({ values }, { parts, value }, place) {
    const worths = parts.map((part) => values[part]);
    return place === value ? RIGHT : wrong(parts.length > 1 ? { key: "card", parts: [parts], worths, sum: value } : { key: "card-one", parts, sum: value });
}

/** The worth of a row, when all cards lie. */
export function judgeRow({ cards, right }, place) {
    const on = cards.filter(({ value }) => value === place).map(({ parts }) => parts);
    return judgePlace(right, place, on.length === 0 ? null : { key: on.length === 1 ? "stand-one" : "stand", parts: on, place });
}

/** How many heaps are shown in lines. */
export const SHOWN = 48;

/** A width at which each column has one colour. */
export function judgeWidth({ values, right }, width) {
    if (width === right) {
        return RIGHT;
    }
    if (width % right === 0) {
        return wrong({ key: "times", width, times: width / right });
    }
    const second = values.slice(0, SHOWN).findIndex((value, heap) => heap >= width && value !== values[heap - width]);
    const first = second - width;
    return wrong({ key: "column", column: first % width, first, x: values[first], second, y: values[second] }, [first, second]);
}

export function judgeBack({ set }, far) {
    const most = set[set.length - 1];
    return far === most ? RIGHT : wrong({ key: "most", most });
}

export function judgeFar({ values, far, right }, worth) {
    const rest = far % right;
    return worth === values[far] ? RIGHT : wrong({ key: "same", heap: far, times: (far - rest) / right, period: right, rest }, [rest]);
}

/** Stars on squares: the first that is wrong, from the corner outward. */
export function judgeStars({ steps, size, right }, starred) {
    const all = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)]).sort(([a, b], [c, d]) => a + b - c - d || a - c);
    const bad = all.find((square) => right.includes(String(square)) !== starred.includes(String(square)));
    if (bad === undefined) {
        return RIGHT;
    }
    const [x, y] = bad;
    const square = `(${x}, ${y})`;
    const reached = steps.map(([a, b]) => [x - a, y - b]).find((other) => right.includes(String(other)));
    return wrong(reached === undefined ? { key: "reaches-none", square } : { key: "reaches", square, star: `(${reached.join(", ")})` }, reached === undefined ? [String(bad)] : [String(bad), String(reached)]);
}
