// The exercises: each step draws positions until one fits. What fits says the comment, and why: so that no answer is always
// right, and that each position has one.

import { random } from "./random.js";
import { isLost, leftBy, position, squares, winners, worths } from "./theory.js";

/** What may be taken, in the usual exercises and in easier ones. */
export const SETS = ["124", "125", "126", "134", "136", "145", "146", "156", "234", "235", "236", "245", "246", "256"].map((set) => [...set].map(Number));
export const EASY = [[1, 2], [1, 4], [2, 3]];
/** What may be knocked down, as octal codes. */
export const PINS = { "octal 0.77": [1, 2], "octal 0.07": [2], "octal 0.777": [1, 2, 3] };
const STEPS = [[1, 0], [0, 1], [1, 1], [2, 1], [1, 2], [2, 0], [0, 2], [2, 2]];
const QUEEN = "pairs take any from one or the same from both";

export const taking = (set) => `take ${set.join(" ")}`;
export const nimSum = (sizes) => sizes.reduce((sum, size) => sum ^ size, 0);
/** Whether each number is another one. */
const isMixed = (sizes) => new Set(sizes).size === sizes.length;

async function until(draw, fits) {
    for (;;) {
        const drawn = await draw();
        if (await fits(drawn)) {
            return drawn;
        }
    }
}

// Won, but by at most half of the moves.
const isOpen = (found) => !isLost(found) && 2 * winners(found).length <= found.choices.length;
// Whether a move on the largest heap wins.
const isLargest = (found) => winners(found).some(({ at }) => found.heaps[at] === Math.max(...found.heaps));

const MAKE = {
    last({ pick, int }, level) {
        const most = pick([2, 3, 4]);
        const around = (most + 1) * (level ? pick([2, 3]) : 1);
        return { rule: `take 1..${most}`, set: Array.from({ length: most }, (_, at) => at + 1), sizes: [around + int(1, most)] };
    },
    async back({ pick, int }, level) {
        const made = await until(
            () => ({ set: pick(level ? SETS : EASY), upto: level ? 9 : 6, sizes: [level ? int(10, 13) : int(7, 9)] }),
            async ({ set, sizes }) => isOpen(await position(taking(set), sizes)),
        );
        return { ...made, rule: taking(made.set), values: await worths(taking(made.set), made.sizes[0]) };
    },
    async twins({ chance, int }, level) {
        const first = level ? int(3, 8) : int(1, 4);
        const other = () => [first, int(1, level ? 9 : 5)];
        return { rule: "take any", sizes: chance() < 1 / 2 ? [first, first] : await until(other, isMixed) };
    },
    binary: ({ pick }, level, seed) => ({ reads: seed % 2 === 0, right: pick(level ? [5, 6, 7, 9, 10, 11, 12, 13, 14] : [3, 5, 6, 7]) }),
    async rows(chance, level) {
        const isEven = chance.chance() < 1 / 4;
        const sizes = await three(chance, level, isEven, (all) => isEven || nimSum(all) !== all[0] + all[1] + all[2]);
        return { sizes, right: nimSum(sizes) };
    },
    async nim(chance, level) {
        const [lose, half] = drawn(chance, level);
        const sizes = await three(chance, level, lose, async (all) => lose || level === 0 || isLargest(await position("take any", all)) === half);
        return { rule: "take any", sizes };
    },
    mex({ int, sample, pick, shuffled }, level) {
        const right = int(0, level ? 4 : 2);
        const [below, above] = [right, level ? 6 : 4].map((end, at) => Array.from({ length: at === 0 ? end : end - right }, (_, place) => place + (at === 0 ? 0 : right + 1)));
        const on = [...below, ...sample(above, int(right < 3 ? 1 : 0, 2))];
        return { places: level ? 7 : 5, right, on: shuffled(level && on.length > 0 ? [...on, pick(on)] : on) };
    },
    async values({ pick }, level) {
        const set = pick(level ? SETS : EASY);
        const upto = level ? 8 : 5;
        return { set, rule: taking(set), upto, values: await worths(taking(set), upto) };
    },
    async sums({ pick, int }, level) {
        const made = await until(
            async () => {
                const set = level ? pick(SETS) : [1, 2];
                const [right, values] = [int(0, level ? 3 : 2), await worths(taking(set), level ? 9 : 8)];
                const fit = values.flatMap((value, heap) => (heap >= 3 && value === right ? [heap] : []));
                return { set, rule: taking(set), heap: fit.length > 0 ? pick(fit) : null, right, values };
            },
            ({ heap }) => heap !== null,
        );
        return { ...made, values: made.values.slice(0, made.heap + 1) };
    },
    async grundy(chance, level) {
        const [lose, half] = drawn(chance, level);
        const made = await until(
            () => ({ set: chance.pick(level ? SETS : EASY), sizes: level ? chance.ints(2, 12, 3) : chance.ints(1, 8, 2) }),
            async ({ set, sizes }) => {
                if (!isMixed(sizes)) {
                    return false;
                }
                const found = await position(taking(set), sizes);
                if (isLost(found) !== lose) {
                    return false;
                }
                // Who plays Nim with the sizes does not win by it.
                const misleads = lose ? nimSum(sizes) !== 0 : winners(found).every((choice) => nimSum(leftBy(found, choice)) !== 0);
                return level === 0 ? isOpen(found) : misleads && (lose || isLargest(found) === half);
            },
        );
        return { ...made, rule: taking(made.set), values: await worths(taking(made.set), 12) };
    },
    async kayles(chance, level, seed) {
        const rules = level ? Object.keys(PINS) : ["octal 0.77", "octal 0.07"];
        // Every third one is a sum.
        if (seed % 3 === 2) {
            const [lose] = drawn(chance, level);
            const rule = level ? chance.pick(rules) : "octal 0.77";
            const sizes = await until(() => chance.ints(2, level ? 7 : 4, 2), async (all) => isMixed(all) && isLost(await position(rule, all)) === lose);
            return { two: true, rule, set: PINS[rule], sizes, values: await worths(rule, Math.max(...sizes)) };
        }
        const rule = chance.pick(rules);
        const [low, high] = (level ? { "octal 0.77": [3, 6], "octal 0.07": [4, 8], "octal 0.777": [3, 5] } : { "octal 0.77": [2, 3], "octal 0.07": [3, 5] })[rule];
        return { ...(await rowOf(rule, chance.int(low, high))), two: false };
    },
    async period({ pick, int, sample }, level) {
        const made = await until(
            async () => {
                const set = sample([1, 2, 3, 4, 5, 6], 2 + level).sort((a, b) => a - b);
                const values = await worths(taking(set), 99);
                return { set, rule: taking(set), values, right: periodOf(values) };
            },
            ({ set, right }) => right >= 5 && right <= 11 && right !== set[set.length - 1] + 1,
        );
        const { values, right } = made;
        const aim = pick([...new Set(values)].sort());
        const width = await until(() => int(3, 14), (wide) => wide % right !== 0 && right % wide !== 0);
        return { ...made, width, far: await until(() => int(50, 99), (heap) => values[heap] === aim) };
    },
    async board(chance, level) {
        const [size, most] = level ? [6, 14] : [4, 8];
        const [lose] = drawn(chance, level);
        const made = await until(
            async () => {
                const steps = chance.sample(STEPS, 2 + level);
                const rule = lose ? QUEEN : `pairs take ${steps.map((step) => `(${step.join(",")})`).join(" ")}`;
                return { queen: lose, steps: lose ? queenSteps(size) : steps, rule, values: await squares(rule, size) };
            },
            ({ values }) => lose || (zeros(values).length >= 4 && zeros(values).length <= most),
        );
        return { ...made, size, right: zeros(made.values) };
    },
    async misere(chance, level) {
        const [lose] = drawn(chance, level);
        const rule = "misere take any";
        const draw = () => {
            const ones = Array.from({ length: chance.int(1, 4) }, () => 1);
            return chance.pick(level ? [[...ones, chance.int(2, 6)], chance.ints(1, 6, 2), chance.ints(1, 6, 3)] : [[...ones, 1], [...ones, chance.int(2, 5)]]);
        };
        return { rule, sizes: await until(draw, async (sizes) => !level || (Math.max(...sizes) > 1 && isLost(await position(rule, sizes)) === lose)) };
    },
};

// Whether the one who begins is to lose, which is so in a third; and of the others half.
const drawn = ({ chance }, level) => [level === 1 && chance() < 1 / 3, chance() < 1 / 2];
const zeros = (values) => values.flatMap((column, x) => column.flatMap((value, y) => (value === 0 ? [`${x},${y}`] : [])));
const queenSteps = (size) => Array.from({ length: size - 1 }, (_, at) => at + 1).flatMap((far) => [[far, 0], [0, far], [far, far]]);
const periodOf = (values) => Array.from({ length: 40 }, (_, at) => at + 1).find((period) => values.every((value, heap) => heap < period || value === values[heap - period])) ?? 0;

// Three different heaps, with the nim-sum 0 or one of them enlarged.
async function three({ ints, int, shuffled }, level, isEven, fits) {
    const top = level ? 15 : 7;
    const draw = () => {
        const two = ints(1, top, 2);
        const [first, ...others] = shuffled([...two, nimSum(two)]);
        return shuffled([first + (isEven ? 0 : int(1, top)), ...others]);
    };
    return until(draw, (all) => Math.max(...all) <= top && Math.min(...all) > 0 && isMixed(all) && fits(all));
}

// A row of pins, with all that one throw can leave.
async function rowOf(rule, row) {
    const [values, found] = await Promise.all([worths(rule, row), position(rule, [row])]);
    // In a row alone, the nim-sum of what is left is the value of the position.
    const cards = found.choices.map(({ left, value }) => ({ parts: left.length === 0 ? [0] : left, value }));
    return { rule, set: PINS[rule], row, values: values.slice(0, row), right: values[row], cards };
}

/** The exercise of a step, a level (1, or 0 for an easier one) and a seed. */
export async function make(slug, level, seed) {
    return { slug, level, seed, ...(await MAKE[slug](random(`${slug} ${level} ${seed}`), level, seed)) };
}

/** The steps whose exercises can be made. */
export const KINDS = Object.keys(MAKE);
