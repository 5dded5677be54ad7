// The course of Learn without a browser: many exercises of each step and level, each judged for every answer, and compared with
// a search of the whole game that knows the rules alone. And its texts, links and old addresses.
//
//   node crates/page/tests/learn.mjs target/page
//
// EXERCISES is their number for each step and level; the default is 1000. ONLY names a step.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { Engine } from "../web/engine.js";
import * as judge from "../web/learn/judge.js";
import { EASY, KINDS, make, PINS, SETS } from "../web/learn/make.js";
import { told } from "../web/learn/sentences.js";
import { addressed, numberOf, STEPS, stepOf, textOf } from "../web/learn/steps.js";
import { answersFrom } from "../web/play/look.js";

const folder = process.argv[2];
const COUNT = Number(process.env.EXERCISES ?? 1000);
const web = new URL("../web/", import.meta.url).pathname;
const engine = new Engine(new WebAssembly.Module(readFileSync(`${folder}/engine.wasm`)));
const decode = (bytes) => new TextDecoder().decode(bytes);
answersFrom(async (program, input) => {
    const { output, faults } = engine.ask(program, new TextEncoder().encode(input));
    return { output: decode(output), faults: decode(faults) };
});

// The whole games. A rule lists the parts that each move leaves of a heap.
const take = (set) => (heap) => set.filter((one) => one <= heap).map((one) => [heap - one]);
const any = (heap) => Array.from({ length: heap }, (_, left) => [left]);
const pins = (set) => (row) => set.flatMap((one) => Array.from({ length: Math.max(0, row - one + 1) }, (_, from) => [from, row - one - from]));
const key = (position) => position.map(([name, heap]) => `${name}:${heap}`).sort().join(" ");
const cache = new Map();
/** What a move can leave of a position, [[name, heap], ...]; `rules` has the rule of each name. */
const after = (position, rules) => position.flatMap(([name, heap], at) => rules[name](heap).map((parts) => [...position.slice(0, at), ...parts.map((part) => [name, part]), ...position.slice(at + 1)]));
function lost(position, rules, id, misere = false) {
    const rest = position.filter(([, heap]) => heap > 0);
    const name = `${id} ${misere} ${key(rest)}`;
    if (!cache.has(name)) {
        const all = after(rest, rules);
        cache.set(name, all.length === 0 ? !misere : all.every((next) => !lost(next, rules, id, misere)));
    }
    return cache.get(name);
}
// The worth of a heap is the number of stones of Nim that balances it.
function worth(rule, heap, id) {
    for (let stones = 0; ; stones++) {
        if (lost([["game", heap], ["nim", stones]], { game: rule, nim: any }, id)) {
            return stones;
        }
    }
}
const xor = (all) => all.reduce((sum, one) => sum ^ one, 0);
const ruleOf = ({ slug, rule, set }) => (slug === "kayles" || rule in PINS ? pins(PINS[rule]) : set ? take(set) : any);
const positionOf = (exercise, sizes) => (exercise.slug === "sums" ? [["game", sizes[0]], ["nim", sizes[1]]] : sizes.map((size) => ["game", size]));
const isLost = (exercise, sizes) => lost(positionOf(exercise, sizes), { game: ruleOf(exercise), nim: any }, exercise.rule, exercise.slug === "misere");
const sorted = (sizes) => sizes.filter((size) => size > 0).sort((a, b) => a - b).join();
const movesOf = (exercise, sizes) => after(positionOf(exercise, sizes), { game: ruleOf(exercise), nim: any }).map((next) => next.map(([, heap]) => heap));
const worthOf = (exercise, heap) => worth(ruleOf(exercise), heap, exercise.rule);

// Whether the reason that a position is lost is true.
function isTrueWhy(exercise, sizes, { key, worth: said, worths, count, Q }) {
    const heaps = sizes.filter((size) => size > 0);
    const kind = key.split("-")[0];
    return {
        lost: () => sorted(Q) === sorted(sizes) && isLost(exercise, sizes),
        equal: () => heaps.length === 0 || (heaps.length === 2 && heaps[0] === heaps[1]),
        even: () => xor(heaps) === 0 && (exercise.slug !== "misere" || Math.max(...heaps) > 1),
        worths: () => xor(worths) === 0 && worths.join() === heaps.map((heap) => worthOf(exercise, heap)).join(),
        both: () => worthOf(exercise, sizes[0]) === said && sizes[1] === said,
        odd: () => heaps.every((heap) => heap === 1) && heaps.length === count && count % 2 === 1,
    }[kind]();
}

// Every move and passing, from this position and, if asked, from all that follow.
async function checkMoves(exercise, sizes) {
    const found = await judge.positionOf(exercise, sizes);
    const expected = new Set(movesOf(exercise, sizes).map(sorted));
    const leftBy = ({ at, left }) => [...sizes.slice(0, at), ...(left.length === 0 ? [0] : left), ...sizes.slice(at + 1)];
    assert.deepEqual(new Set(found.choices.map((choice) => sorted(leftBy(choice)))), expected, "the moves");
    const isLostHere = isLost(exercise, sizes);
    let right = 0;
    for (const choice of [...found.choices, null]) {
        const { isRight, said } = await judge.judgeMove(exercise, found, choice);
        const left = choice === null ? sizes : leftBy(choice);
        assert.equal(isRight, choice === null ? isLostHere : isLost(exercise, left), `${sizes}: ${JSON.stringify(choice)}`);
        right += Number(isRight);
        isRight || assert.ok(said.some(({ key }) => key !== "none"), "a reason");
        for (const one of said) {
            const isTrue = {
                left: () => sorted(one.P) === sorted(left) && movesOf(exercise, left).some((next) => sorted(next) === sorted(one.Q)) && isLost(exercise, one.Q) && isTrueWhy(exercise, one.Q, one.why),
                begins: () => choice === null && movesOf(exercise, sizes).some((next) => sorted(next) === sorted(one.Q)) && isLost(exercise, one.Q) && isTrueWhy(exercise, one.Q, one.why),
                none: () => isLostHere,
                piece: () => (sizes[one.heap.charCodeAt(0) - 65] & one.row) === 0 && (xor(sizes) & one.row) !== 0 && xor(sizes) < 2 * one.row,
                sizes: () => xor(left) === 0 && xor(one.worths) !== 0 && one.worths.join() === left.filter(Boolean).map((heap) => worthOf(exercise, heap)).join(),
                ones: () => one.count % 2 === 0 && left.filter(Boolean).length === one.count && Math.max(...left) === 1,
                last: () => left.every((heap) => heap === 0),
            }[one.key];
            assert.ok(isTrue ? isTrue() : isTrueWhy(exercise, left, one), `${exercise.rule} ${sizes} ${JSON.stringify(choice)}: ${JSON.stringify(one)}`);
            assert.doesNotMatch(told(one), /undefined|\{|NaN/, told(one));
        }
    }
    assert.ok(right > 0, "a right answer");
    return found;
}

const numbers = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
// One right answer among some, and a true reason for each other one.
function checkAnswers(answers, judged, isRight, isTrue) {
    for (const answer of answers) {
        const found = judged(answer);
        assert.equal(found.isRight, isRight(answer), `answer ${answer}`);
        if (!found.isRight) {
            assert.ok(found.said.length > 0, "a reason");
            found.said.forEach((one) => assert.ok(isTrue(one, answer), `${answer}: ${JSON.stringify(one)}`));
            assert.doesNotMatch(told(found.said), /undefined|\{|NaN/, told(found.said));
        }
    }
}
const rowsOf = (sizes) => [8, 4, 2, 1].filter((row) => sizes.filter((size) => size & row).length % 2 === 1);

const CHECKS = {
    last(exercise) {
        const { set, sizes: [heap] } = exercise;
        const around = set.length + 1;
        assert.ok(!isLost(exercise, [heap]));
        // Whatever is left wrongly, the machine can answer as it says.
        for (const left of numbers(1, heap - 1).filter((one) => one % around !== 0)) {
            const [one] = judge.judgeLast(exercise, left).said;
            assert.ok(one.key === "all" ? set.includes(left) : set.includes(one.took) && one.rest === left - one.took && isLost(exercise, [one.rest]) && one.around === around, JSON.stringify(one));
            assert.ok(!isLost(exercise, [left]));
        }
        return String(heap % around);
    },
    async back(exercise) {
        const { set, values } = exercise;
        const heaps = numbers(1, exercise.upto);
        for (const isSaidLost of [true, false]) {
            checkAnswers(heaps, (heap) => judge.judgeTile(exercise, heap, isSaidLost), (heap) => isLost(exercise, [heap]) === isSaidLost, (one, heap) => ({
                "not-lost": () => set.includes(one.take) && one.rest === heap - one.take && isLost(exercise, [one.rest]),
                "not-won": () => one.only.join() === take(set)(heap).map(([rest]) => rest).reverse().join() && one.only.every((rest) => !isLost(exercise, [rest])),
                stuck: () => take(set)(heap).length === 0,
            })[one.key]());
        }
        assert.deepEqual(values.map((value) => value === 0), values.map((_, heap) => isLost(exercise, [heap])));
        const found = await checkMoves(exercise, exercise.sizes);
        const winning = found.choices.filter(({ left }) => isLost(exercise, left)).length;
        assert.ok(winning > 0 && 2 * winning <= found.choices.length);
        return String(exercise.sizes[0] - found.choices.find(({ left }) => isLost(exercise, left)).left[0]);
    },
    async twins(exercise) {
        await checkMoves(exercise, exercise.sizes);
        return isLost(exercise, exercise.sizes) ? "begin" : "move";
    },
    binary(exercise) {
        const { right, reads } = exercise;
        const sum = (all) => all.reduce((x, y) => x + y, 0);
        const sets = numbers(0, 15).map((bits) => [8, 4, 2, 1].filter((row) => bits & row));
        const used = [8, 4, 2, 1].filter((row) => right & row);
        if (reads) {
            const mirror = sum(used.map((row) => 8 / row));
            checkAnswers(numbers(0, 15), (number) => judge.judgeReading(exercise, number), (number) => number === right, (one, number) => (one.key === "count" ? number === used.length : one.key === "mirror" ? number === mirror : sum(one.pieces) === right && one.sum === right));
        } else {
            checkAnswers(sets, (all) => judge.judgePieces(exercise, all), (all) => sum(all) === right, (one, all) => one.key === "unused" ? all.length === 0 && one.by === right : one.sum === sum(all) && one.by === Math.abs(right - sum(all)) && (one.key === "few") === sum(all) < right);
        }
        return String(right);
    },
    rows(exercise) {
        const { sizes, right } = exercise;
        const odd = rowsOf(sizes);
        assert.equal(right, odd.reduce((x, y) => x + y, 0));
        assert.ok(new Set(sizes).size === 3);
        const sets = numbers(0, 15).map((bits) => [8, 4, 2, 1].filter((row) => bits & row));
        checkAnswers(sets, (all) => judge.judgeRows(exercise, all), (all) => all.join() === odd.join(), (one, all) => {
            const have = sizes.flatMap((size, at) => (size & one.row ? [String.fromCharCode(65 + at)] : []));
            const kind = have.length === 0 ? "empty" : have.length === 1 ? "odd-one" : have.length === 2 ? "even" : "odd";
            return one.key === kind && one.count === have.length && one.heaps.join() === have.join() && all.includes(one.row) !== odd.includes(one.row);
        });
        checkAnswers(numbers(0, 15), (number) => judge.judgeSum(exercise, number), (number) => number === right, (one) => (one.key === "no-rows" ? odd.length === 0 : one.rows.join() === odd.join() && one.sum === right));
        return String(right);
    },
    async nim(exercise) {
        const { sizes } = exercise;
        const found = await checkMoves(exercise, sizes);
        const winning = found.choices.filter(({ at, left }) => isLost(exercise, [...sizes.slice(0, at), ...left, ...sizes.slice(at + 1)]));
        const largest = Math.max(...sizes);
        return isLost(exercise, sizes) ? "begin" : winning.some(({ at }) => sizes[at] === largest) ? "largest" : "other";
    },
    mex(exercise) {
        const { on, right, places } = exercise;
        assert.ok(!on.includes(right) && numbers(0, right - 1).every((place) => on.includes(place)) && right < places && on.every((place) => place < places));
        checkAnswers(numbers(0, places - 1), (place) => judge.judgeMex(exercise, place), (place) => place === right, (one, place) => (one.key === "less" ? !on.includes(place) && !on.includes(one.place) && one.place < place : on.includes(place) && one.place === place));
        return String(right);
    },
    values(exercise) {
        const { values, set, upto } = exercise;
        for (const heap of numbers(0, upto)) {
            assert.equal(values[heap], worthOf(exercise, heap));
            const after = take(set)(heap).map(([rest]) => worthOf(exercise, rest));
            checkAnswers(numbers(0, 6), (place) => judge.judgeWorth(exercise, heap, place), (place) => place === values[heap], (one, place) => (one.key === "less" ? one.place < place && !after.includes(one.place) && !after.includes(place) : set.includes(heap - one.rest) && worthOf(exercise, one.rest) === place && one.place === place));
        }
        return values.join(" ");
    },
    async sums(exercise) {
        const { heap, right, set } = exercise;
        checkAnswers(numbers(0, 5), (stones) => judge.judgeBalance(exercise, stones), (stones) => isLost(exercise, [heap, stones]), (one, stones) => (one.key === "both-you" ? one.worth === Math.min(stones, right) && (stones > right ? worthOf(exercise, heap) === one.worth : movesOf(exercise, [heap, stones]).some((next) => next[1] === stones && worthOf(exercise, next[0]) === stones)) : one.key === "more" ? isLost(exercise, [heap, stones - one.take]) && one.take > 0 : set.includes(heap - one.rest) && isLost(exercise, [one.rest, stones])));
        // The game that follows: after each move of the machine.
        for (const left of movesOf(exercise, [heap, right]).slice(0, 2)) {
            await checkMoves(exercise, left);
        }
        return String(right);
    },
    async grundy(exercise) {
        const { sizes, level, values } = exercise;
        assert.deepEqual(values, values.map((_, size) => worthOf(exercise, size)));
        assert.ok(new Set(sizes).size === sizes.length);
        const found = await checkMoves(exercise, sizes);
        const left = ({ at, left }) => [...sizes.slice(0, at), ...left, ...sizes.slice(at + 1)];
        const winning = found.choices.filter((choice) => isLost(exercise, left(choice)));
        if (level === 1) {
            assert.ok(isLost(exercise, sizes) ? xor(sizes) !== 0 : winning.every((choice) => xor(left(choice)) !== 0), "Nim with the sizes misleads");
        } else {
            assert.ok(winning.length > 0 && 2 * winning.length <= found.choices.length);
        }
        return isLost(exercise, sizes) ? "begin" : winning.some(({ at }) => sizes[at] === Math.max(...sizes)) ? "largest" : "other";
    },
    async kayles(exercise) {
        if (exercise.two) {
            assert.deepEqual(exercise.values, exercise.values.map((_, size) => worthOf(exercise, size)));
            await checkMoves(exercise, exercise.sizes);
            return isLost(exercise, exercise.sizes) ? "begin" : "move";
        }
        const { row, cards, values, right, set } = exercise;
        const seen = new Set(pins(set)(row).map((parts) => sorted(parts)));
        assert.deepEqual(new Set(cards.map(({ parts }) => sorted(parts))), seen, "the cards");
        assert.equal(cards.length, seen.size);
        assert.deepEqual(values, values.map((_, size) => worthOf(exercise, size)));
        for (const card of cards) {
            const is = xor(card.parts.map((part) => worthOf(exercise, part)));
            checkAnswers(numbers(0, 7), (place) => judge.judgeCard(exercise, card, place), (place) => place === is, (one) => one.sum === is && one.parts.flat().join() === card.parts.join());
        }
        assert.equal(right, worthOf(exercise, row));
        checkAnswers(numbers(0, 7), (place) => judge.judgeRow(exercise, place), (place) => place === right, (one, place) => {
            const on = cards.filter(({ parts }) => xor(parts.map((part) => worthOf(exercise, part))) === place);
            return one.key === "less" ? on.length === 0 && one.place === right && right < place : one.parts.length === on.length && on.length > 0 && one.place === place;
        });
        return String(right);
    },
    period(exercise) {
        const { values, right, set, far, width } = exercise;
        // Values by the definition: the least that no move leaves.
        const own = [];
        for (const heap of numbers(0, 99)) {
            const after = take(set)(heap).map(([rest]) => own[rest]);
            own.push(numbers(0, 9).find((value) => !after.includes(value)));
        }
        assert.deepEqual(values, own);
        const has = (period) => own.every((value, heap) => heap < period || value === own[heap - period]);
        assert.ok(has(right) && numbers(1, right - 1).every((shorter) => !has(shorter)));
        // Not the easy period of the sets 1 to k, and one that fits into the lines.
        assert.ok(right >= 5 && right <= 11 && right !== Math.max(...set) + 1);
        assert.ok(width >= 3 && width <= 14 && width % right !== 0 && right % width !== 0);
        const columns = (wide) => own.slice(0, judge.SHOWN).every((value, heap) => heap < wide || value === own[heap - wide]);
        checkAnswers(numbers(2, 16), (wide) => judge.judgeWidth(exercise, wide), (wide) => wide === right, (one, wide) => (one.key === "times" ? columns(wide) && one.times * right === wide : !columns(wide) && one.first % wide === one.second % wide && one.first % wide === one.column && own[one.first] === one.x && own[one.second] === one.y && one.x !== one.y && one.second < judge.SHOWN));
        checkAnswers(numbers(0, 9), (back) => judge.judgeBack(exercise, back), (back) => back === Math.max(...set), (one) => one.most === Math.max(...set));
        checkAnswers(numbers(0, 5), (value) => judge.judgeFar(exercise, value), (value) => value === own[far], (one) => one.times * right + one.rest === far && own[one.rest] === own[far] && one.rest < right);
        return String(right);
    },
    board(exercise) {
        const { size, right, steps, level } = exercise;
        const all = numbers(0, size * size - 1).map((n) => [n % size, Math.floor(n / size)]).sort(([a, b], [c, d]) => a + b - c - d);
        const cold = new Set();
        for (const [x, y] of all) {
            steps.some(([a, b]) => cold.has(`${x - a},${y - b}`)) || cold.add(`${x},${y}`);
        }
        assert.deepEqual(new Set(right), cold);
        assert.ok(exercise.queen || (cold.size >= 4 && cold.size <= (level ? 14 : 8)));
        // One square too much, one too few, none at all.
        const wrongs = all.map(String).map((square) => (right.includes(square) ? right.filter((other) => other !== square) : [...right, square]));
        checkAnswers([right, [], ...wrongs], (stars) => judge.judgeStars(exercise, stars), (stars) => stars.length === cold.size && stars.every((square) => cold.has(square)), (one, stars) => {
            const read = (text) => text.match(/\d+/g).map(Number);
            const [x, y] = read(one.square);
            const isStarred = stars.includes(`${x},${y}`);
            const isFirst = all.filter(([a, b]) => a + b < x + y).every((square) => cold.has(String(square)) === stars.includes(String(square)));
            return isFirst && isStarred !== cold.has(`${x},${y}`) && (one.key === "reaches" ? cold.has(read(one.star).join()) && steps.some(([a, b]) => `${x - a},${y - b}` === read(one.star).join()) : cold.has(`${x},${y}`));
        });
        return right.join(" ");
    },
    async misere(exercise) {
        await checkMoves(exercise, exercise.sizes);
        assert.ok(exercise.level === 0 || Math.max(...exercise.sizes) > 1);
        return isLost(exercise, exercise.sizes) ? "begin" : "move";
    },
};

// The most that one answer may have of all, and the least number of different exercises, by level.
const SPREAD = { last: [0.5, 8], back: [0.7, 6], twins: [0.6, 15], binary: [0.4, 4], rows: [0.35, 50], nim: [0.6, 100], mex: [0.45, 15], values: [0.5, 3], sums: [0.5, 5], grundy: [0.85, 30], kayles: [0.6, 8], period: [0.45, 5], board: [0.42, 10], misere: [0.85, 8] };
// In the easier ones of these, most are won by a move on the largest heap: there is no trap.
const MOVES = ["nim", "grundy"];
let checked = 0;
let differ = 0;
for (const slug of KINDS.filter((slug) => (process.env.ONLY ?? slug) === slug)) {
    for (const level of [0, 1]) {
        const answers = new Map();
        const seen = new Set();
        for (let seed = 1; seed <= COUNT; seed++) {
            const exercise = await make(slug, level, seed);
            try {
                const answer = await CHECKS[slug](exercise);
                answers.set(answer, (answers.get(answer) ?? 0) + 1);
            } catch (error) {
                throw new Error(`learn ${slug}${level ? "" : " easier"} ${seed}: ${error.message}`);
            }
            seen.add(JSON.stringify({ ...exercise, seed: 0 }));
            for (const name of ["text", "reads", "two", "end"]) {
                const step = stepOf(slug);
                step[name] && (name !== "two" || exercise.two) && assert.doesNotMatch(textOf(step, exercise, name), /undefined|\{|NaN/);
            }
            checked += 1;
        }
        const [[most, times]] = [...answers].sort(([, a], [, b]) => b - a);
        const [share, least] = level === 0 && MOVES.includes(slug) ? [0.97, 10] : SPREAD[slug];
        assert.ok(times <= share * COUNT || COUNT < 200, `${slug} ${level}: ${most} is right ${times} times`);
        assert.ok(seen.size >= least || COUNT < 200, `${slug} ${level}: only ${seen.size} exercises differ`);
        if (level === 1 && ["nim", "grundy", "misere"].includes(slug) && COUNT >= 200) {
            const begins = (answers.get("begin") ?? 0) / COUNT;
            assert.ok(begins > 0.26 && begins < 0.42, `${slug}: "You begin" is right in ${begins}`);
        }
        differ += seen.size;
        process.env.SHOW && console.log(`${slug} ${level}: ${seen.size} different; ${[...answers].sort(([, a], [, b]) => b - a).slice(0, 4).map(([answer, times]) => `${answer.slice(0, 24)} ${times}`).join(", ")}`);
        // The same address is the same exercise.
        assert.deepEqual(await make(slug, level, 4821), await make(slug, level, 4821));
    }
}
console.log(`learn: ${checked} exercises, ${differ} of them different, each answer judged as a search of the whole game does`);

// Which sets may be taken: an even number, three worths up to heap 8, two to five lost heaps up to 9.
const isGood = (set) => {
    const values = numbers(0, 9).map((heap) => worth(take(set), heap, `take ${set.join(" ")}`));
    return set.some((one) => one % 2 === 0) && new Set(values.slice(0, 9)).size >= 3 && values.slice(1).filter((value) => value === 0).length >= 2 && values.slice(1).filter((value) => value === 0).length <= 5;
};
const triples = numbers(1, 6).flatMap((a) => numbers(a + 1, 6).flatMap((b) => numbers(b + 1, 6).map((c) => [a, b, c])));
assert.deepEqual(SETS, triples.filter((set) => set[0] < 3 && set.join() !== "1,2,3" && isGood(set)));
assert.deepEqual(EASY, [[1, 2], [1, 4], [2, 3]]);

// The examples of the texts, and of five questions about all of it.
assert.equal(xor([3, 4, 6]), 1);
assert.equal((13).toString(2), "1101");
const mexOf = (all) => numbers(0, 9).find((place) => !all.includes(place));
assert.deepEqual([mexOf([0, 1, 3]), mexOf([]), mexOf([0, 1, 1, 4])], [2, 0, 2]);
assert.deepEqual(movesOf({ rule: "take any" }, [3, 4, 5]).filter((next) => xor(next) === 0).map(sorted), ["1,4,5"]);
assert.ok(isLost({ rule: "take 1 3 4", set: [1, 3, 4] }, [9]) && lost([["row", 3], ["heap", 5]], { row: pins([1, 2]), heap: take([1, 3, 4]) }, "both"));
assert.equal(worth(pins([1, 2]), 3, "octal 0.77"), 3);
assert.ok(lost([["heap", 1], ["heap", 1]], { heap: any }, "any") && !lost([["heap", 1], ["heap", 1]], { heap: any }, "any", true));
assert.ok(lost([["row", 1], ["row", 5]], { row: pins([1, 2]) }, "octal 0.77", true) && xor([1, worth(pins([1, 2]), 5, "octal 0.77")]) !== 0, "Kayles, rows 1 and 5");

// Every text has both languages, with the same names in braces; a text begins and ends as the other does.
let texts = 0;
for (const file of readdirSync(`${web}learn`, { recursive: true }).map(String).filter((name) => name.endsWith(".js"))) {
    for (const [, text] of readFileSync(`${web}learn/${file}`, "utf8").matchAll(/"((?:[^"\\\n]|\\.)*[\u4e00-\u9fff\uff00-\uffef](?:[^"\\\n]|\\.)*)"/g)) {
        const [english, chinese, ...more] = text.split("|");
        if (text.trim().length < 3) {
            continue;
        }
        assert.ok(chinese !== undefined && more.length === 0 && !/[\u4e00-\u9fff]/.test(english), `${file}: ${text}`);
        const names = (part) => [...new Set(part.match(/\{\w+\}/g) ?? [])].filter((name) => name !== "{count}").sort().join();
        assert.equal(names(english), names(chinese), `${file}: ${text}`);
        assert.equal(/[.:?]$/.test(english.trim()), /[。：？]$/.test(chinese.trim()), `${file}: ${text}`);
        texts += 1;
    }
    // What is shown goes through `say`: no sentence stands alone in English.
    for (const [, text] of readFileSync(`${web}learn/${file}`, "utf8").matchAll(/\bsay\("([^"]*)"/g)) {
        assert.ok(text.includes("|"), `${file}: ${text}`);
    }
}
assert.ok(texts > 150, `${texts} texts`);

// Links lead somewhere: positions that the engine knows, won for who begins; problems; laws.
const list = JSON.parse(readFileSync(`${folder}/list.json`, "utf8"));
const programs = new Engine(new WebAssembly.Module(readFileSync(`${folder}/programs.wasm`)));
for (const { slug, play, law, problem } of STEPS) {
    if (play !== null) {
        const look = JSON.parse(decode(engine.ask("play", new TextEncoder().encode(play)).output));
        assert.ok(look.wrong === undefined && look.moves.is_won, `${slug}: ${play} is won for who begins`);
    }
    problem === null || assert.ok(list.programs.name.includes(problem), `${slug}: ${problem}`);
    if (law !== "law") {
        const answer = JSON.parse(decode(programs.ask("answers", new TextEncoder().encode(law)).output));
        assert.ok(answer.wrong === undefined && answer.said.law.length > 0, `${slug}: ${law}`);
    }
}
// The words of the theory lead to steps.
for (const [, slug] of readFileSync(`${web}terms.js`, "utf8").matchAll(/^    (?:"[^"]+"|\w+): "(\w+)",$/gm)) {
    assert.ok(numberOf(slug) > 0, `terms.js: ${slug}`);
}
// Addresses of before, and of now.
const OLD = "last back twins nim values grundy period kayles nim board last misere".split(" ");
OLD.forEach((slug, at) => assert.equal(addressed(String(at + 1)).slug, slug));
assert.deepEqual(addressed("nim 4821"), { slug: "nim", level: 1, seed: 4821 });
assert.deepEqual(addressed("nim easier 4821"), { slug: "nim", level: 0, seed: 4821 });
assert.deepEqual([addressed("2.5").slug, addressed("").slug, addressed("99").slug, addressed("constructor").slug], ["back", null, null, null]);
assert.equal(STEPS.length, 15);
console.log(`learn: ${texts} texts in both languages, ${STEPS.length} steps, their links and the addresses of before`);
