// The steps of the course, in order: what each says, how often it is to be right, and where it leads. A new version of a step
// forgets what was answered before.

import { either, say } from "./texts.js";

const PINS = { "octal 0.77": "1 pin, or 2 side by side|1 个或相邻 2 个", "octal 0.07": "2 pins side by side|相邻 2 个", "octal 0.777": "1 pin, or 2 or 3 side by side|1 个或相邻 2、3 个" };

/** The steps: `text` before the exercise, `end` after it, `needs` right ones for the tick. */
export const STEPS = [
    {
        slug: "last", version: 1, needs: 3,
        title: "Who moves last, wins|谁走最后一步谁赢",
        text: "Take {S} stones, then I do. Who takes the last one wins. You begin.|每次取 {S} 颗，我们轮流取，谁取到最后一颗谁赢。你先走。",
        end: "Leave a multiple of {c}. This is Bash's game.|每次留下 {c} 的倍数。这叫巴什博弈。",
        play: "take 1..3 : 21", law: "law take 1..3", problem: "hdu1846",
    },
    {
        slug: "back", version: 1, needs: 2,
        title: "Lost or won, from the end|从终局倒推",
        text: "Take {S}. Lost: who must move loses. 0 is lost. A heap is won if some move leaves a lost heap; otherwise it is lost.|每次取 {S} 颗。必败：轮到谁走谁输。0 颗必败。有一步能留下必败的堆，就是必胜；没有这样的一步，就是必败。",
        end: "Lost is also called P, won is called N.|必败态又叫 P 态，必胜态又叫 N 态。",
        play: "take 1 3 4 : 12", law: "law take 1 3 4", problem: "atcoder-dp-k",
    },
    {
        slug: "twins", version: 1, needs: 3,
        title: "Two equal heaps|两堆一样多",
        text: "Take any number from one heap. Who takes the last stone wins. Move, or let me begin.|每次从一堆取任意颗，谁取到最后一颗谁赢。你可以走，也可以让我先走。",
        end: "Equal heaps cancel: the other one copies each move.|一样的两堆互相抵消：你怎么走，对方就照着走。",
        play: "take any : 5 8", law: "law take any", problem: "hackerrank-tower-breakers-1",
    },
    {
        slug: "binary", version: 1, needs: 3,
        title: "8, 4, 2 and 1|用 8、4、2、1 凑数",
        text: "Make {n} from pieces of 8, 4, 2 and 1, each at most once. Begin with the largest that fits.|用 8、4、2、1 凑成 {n}，每种最多一份。先用放得下的最大的一份。",
        reads: "1: this piece is used. 0: it is not. Which number is it? Tap it.|1 表示用了这一份，0 表示没用。这是几？点一下。",
        end: "1 for used, 0 for not: 13 is 1101. This is binary.|用了写 1，没用写 0：13 是 1101。这就是二进制。",
        play: "take powers of 2 : 20", law: "law take powers of 2", problem: "hdu1847",
    },
    {
        slug: "rows", version: 1, needs: 3,
        title: "Which rows are odd?|哪几行是奇数？",
        text: "Two equal pieces cancel, like equal heaps. Tap the rows with an odd number of pieces. Then add up these rows.|两份一样大，就像两堆一样多，互相抵消。点出份数是奇数的行，再把这几行加起来。",
        end: "This is the nim-sum: 3, 4 and 6 give 1. Programs write 3 ^ 4 ^ 6, xor.|这就是异或和：3、4、6 得 1，程序里写 3 ^ 4 ^ 6。",
        play: "turn up to 2 coins : 2 5 9", law: "law take any", problem: "acwing891",
    },
    {
        slug: "nim", version: 1, needs: 3,
        title: "The winning move|必胜的一步",
        text: "Leave all rows even. My move changes one heap and makes some row odd; you mend it. At the end all is 0, which is even.|让每一行都是偶数。我只能动一堆，总有一行变成奇数，你再补好。取完时都是 0，也是偶数。",
        end: "All even is lost. If not: in a heap with a piece in the highest odd row, change 1 and 0 in all odd rows. This is Nim.|每行都是偶数，必败。否则找最高的奇数行，在这一行有一份的堆里，把奇数行的 1 和 0 互换。这就是 Nim 游戏。",
        play: "take any : 5 9 14", law: "law take any", problem: "luogu-p1247",
    },
    {
        slug: "mex", version: 1, needs: 3,
        title: "The first empty place|第一个空位",
        text: "Count from 0. Which is the first place without a stone? Tap it.|从 0 数起，第一个没有石子的位置是几？点一下。",
        end: "This is the mex: of 0, 1, 3 it is 2, of nothing 0.|这叫 mex（最小未出现的自然数）：0、1、3 得 2；什么都没有，得 0。",
        play: "take 1 2 4 : 5 7", law: "law take 1 2 4", problem: "lightoj1296",
    },
    {
        slug: "values", version: 1, needs: 2,
        title: "What a heap is worth|一堆的值",
        text: "Take {S}. Heap 0 is worth 0. What a move leaves stands on its own worth. The mex, the first empty place, is the worth of this heap: tap it.|每次取 {S} 颗。0 颗的值是 0。每一步留下的堆，放在它自己的值上。第一个空位就是这一堆的值，点一下。",
        end: "This is the Grundy value. 0 means lost: no move leaves a 0.|这就是 SG 值。SG 值为 0 就是必败：走一步到不了另一个 0。",
        play: "take 1 3 4 : 6", law: "law take 1 3 4", problem: "cf2004e",
    },
    {
        slug: "sums", version: 1, needs: 3,
        title: "Games side by side|几个游戏并列",
        text: "Left: take {S}. Right: Nim. A move is on one side only. I begin. How many stones on the right make me lose?|左边每次取 {S} 颗，右边是 Nim，每步只走一边。我先走。右边放几颗，我必败？",
        end: "This is a sum of games. A heap worth 3 is as good as 3 stones of Nim.|这叫游戏的和。SG 值是 3 的堆，就相当于 Nim 的 3 颗。",
        play: "take 1..3 : 6 9", law: "law take 1..3", problem: "cses1098",
    },
    {
        slug: "grundy", version: 1, needs: 3,
        title: "Nim with the worths|用 SG 值玩 Nim",
        text: "Take {S} from one heap. Play Nim with the worths: make their nim-sum 0, or let me begin.|每次从一堆取 {S} 颗。用 SG 值玩 Nim：让它们的异或和变成 0，或者让我先走。",
        end: "Any sum is Nim with the worths (Sprague 1935, Grundy 1939).|几个游戏的和，就相当于用 SG 值玩 Nim。这就是 SG 定理。",
        play: "take 1 3 4 : 5 6 9", law: "law take 1 3 4", problem: "hdu1536",
    },
    {
        slug: "kayles", version: 1, needs: 3,
        title: "Rows that fall apart|断成两排",
        text: "Knock down {pins}. What is left may be two rows, worth their nim-sum. Put each card on its worth; tap the first empty place.|击倒{pins}瓶，可能剩下两排，值是两排的异或和。把卡片放到它的值上，再点第一个空位。",
        two: "Knock down {pins}. A row that falls apart goes on as two. Make the nim-sum of the worths 0, or let me begin.|击倒{pins}瓶，断开的一排接着当两排玩。让 SG 值的异或和变成 0，或者让我先走。",
        end: "One number a row is still enough. With 1 or 2 pins it is Kayles.|每排仍然只要一个数。击倒 1 或 2 个的叫 Kayles（打保龄）。",
        play: "octal 0.77 : 4 7", law: "law octal 0.77", problem: "hackerrank-bowling-pins",
    },
    {
        slug: "period", version: 1, needs: 2,
        title: "A period, proved|证明周期",
        text: "Worths for taking {S}. Find the smallest width at which each column has one colour.|这是每次取 {S} 颗的 SG 值。找出让每一列同色的最小宽度。",
        end: "If {max} worths in a row come again, so does the next, for ever: proved. Only seen is called observed.|连续 {max} 个值重复，下一个也重复，永远如此：已证明。只是看到，叫仅为观察。",
        play: "take 1 3 4 : 2 29", law: "law take 2 5 7", problem: "cses1729",
    },
    {
        slug: "board", version: 1, needs: 3,
        title: "Not only heaps|不只是石子",
        text: "The piece moves along the arrows. Who cannot move loses. Star all lost squares, from the corner outward.|棋子沿箭头走，谁走不动谁输。从角上开始，给所有必败的格子标上星。",
        end: "Every such game that must end can be solved so. The queen's is Wythoff's.|这类游戏只要一定会结束，都能这样倒推。棋子是皇后的，叫威佐夫博弈。",
        play: "pairs take any from one or the same from both : 5 8", law: "law pairs take any from one or the same from both", problem: "poj1067",
    },
    {
        slug: "misere", version: 1, needs: 3,
        title: "The last one loses|最后操作者败（misère）",
        text: "Now who takes the last stone loses. Which is better to leave: two heaps of 1, or three?|现在谁取到最后一颗谁输。留下两堆各 1 颗好，还是三堆？",
        end: "This is misere. Play Nim; but if your move leaves only 1s, leave an odd number. With the worths of other games it often fails: Kayles, rows 1 and 5.|这叫反常规则。照 Nim 走，走完只剩 1 颗的堆时，留奇数堆。换成别的游戏常常不行，如 Kayles 的 1 和 5。",
        play: "misere take any : 1 1 4", law: "antisg octal 0.77", problem: "hdu1907",
    },
    {
        slug: "own", version: 1, needs: 1,
        title: "A game of your own|自己的游戏",
        text: "Choose two to four numbers to take. Find the worths, the width, the proof. Then beat me, or a friend.|选 2 到 4 个可以取的数，求出 SG 值，找到周期，证明它。最后赢我一局，或和同学玩。",
        end: "The method: positions, moves, mex from the end, nim-sum for sums, a law, a proof.|一般方法：列局面和走法，从终局用 mex 倒推，并列时取异或和，找规律，再证明。",
        play: null, law: "law", problem: null,
    },
];

/** @type {(slug: string) => any} */
export const stepOf = (slug) => STEPS.find((step) => step.slug === slug);
export const numberOf = (slug) => STEPS.findIndex((step) => step.slug === slug) + 1;

// Where the numbers lead that steps had before they had names.
const NUMBERED = "last back twins nim values grundy period kayles nim board last misere".split(" ");

/** What an address names: { slug, level, seed }; a slug of null is none. */
export function addressed(rest) {
    const words = rest.trim().split(/\s+/).filter(Boolean);
    const [first = ""] = words;
    const slug = stepOf(first.toLowerCase())?.slug ?? NUMBERED[Math.trunc(Number(first)) - 1] ?? (first === "placement" ? first : null);
    const seed = Number(words.find((word, at) => at > 0 && /^\d{1,9}$/.test(word)) ?? Number.NaN);
    return { slug, level: words.includes("easier") ? 0 : 1, seed: Number.isNaN(seed) ? null : seed };
}

/** What a step says before an exercise, or after it. */
export function textOf(step, exercise, which = "text") {
    const { set = [], right, rule } = exercise;
    return say(step[which], { S: either(set), c: set.length + 1, n: right, max: set[set.length - 1], pins: rule in PINS ? say(PINS[rule]) : "" });
}
