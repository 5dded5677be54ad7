// What is said of an answer. A sentence is data, { key, ... }, until it is shown: so it can be kept, and the tests compare it
// with a search of the whole game.

import { asMine, either, heapsOf, joined, listed, say } from "./texts.js";

const SENTENCES = {
    right: "Right: |对：",
    easier: "The next one is easier.|下一题容易一些。",
    // A move, or passing.
    left: "You left {P}. I {move}: {Q} is left. {why}|你留下 {P}。我{move}，留下 {Q}。{why}",
    begins: "Who begins can win: I {move}, {Q} is left. {why}|先走能赢：我{move}，留下 {Q}。{why}",
    none: "No move wins here.|这里怎么走都赢不了。",
    piece: "Row {row} is odd, and {heap} has no piece there.|第 {row} 行是奇数，而 {heap} 堆在这一行没有。",
    sizes: "The sizes give 0, the worths {worths} do not.|颗数得 0，SG 值 {worths} 却不得 0。",
    ones: "{count} heaps of 1: we take in turn, the last is yours.|{count} 堆各 1 颗，轮流取，最后一颗归你。",
    last: "You took the last stone.|你取到了最后一颗。",
    // Why a position is lost, for the one who must move: you, or the machine.
    "lost-you": "{Q} is lost.|{Q} 必败。",
    "lost-me": "{Q} is lost.|{Q} 必败。",
    "equal-you": "The heaps are equal, and you must move.|两堆一样多，轮到你走。",
    "equal-me": "The heaps are equal, and I must move.|两堆一样多，轮到我走。",
    "even-you": "All rows are even.|每一行都是偶数。",
    "even-me": "All rows are even.|每一行都是偶数。",
    "worths-you": "Worths {worths}: nim-sum 0.|SG 值是 {worths}，异或和是 0。",
    "worths-me": "Worths {worths}: nim-sum 0.|SG 值是 {worths}，异或和是 0。",
    "both-you": "Both sides are worth {worth}, and you must move.|两边的值都是 {worth}，轮到你走。",
    "both-me": "Both sides are worth {worth}, and I must move.|两边的值都是 {worth}，轮到我走。",
    "odd-you": "Only 1s, an odd number.|只剩 1 颗的堆，共 {count} 堆，是奇数。",
    "odd-me": "Only 1s, an odd number.|只剩 1 颗的堆，共 {count} 堆，是奇数。",
    // The game of the first step.
    multiple: "You left {left}. I took {took} and left {rest}. Whatever you take there, I make it up to {around}.|你留下 {left} 颗，我取 {took} 颗，留下 {rest} 颗。你再取几颗，我都凑满 {around} 颗。",
    all: "You left {left}, and I took them all.|你留下 {left} 颗，我一次取完。",
    // Lost or won.
    "not-won": "From {heap} you can leave only {only}, and there I win.|{heap} 颗只能留下 {only}，都是我赢。",
    stuck: "From {heap} there is no move.|{heap} 颗没有走法。",
    "not-lost": "Take {take}: {rest} is left, and {rest} is lost.|取 {take} 颗，留下 {rest}，{rest} 必败。",
    // Pieces of 8, 4, 2 and 1.
    few: "{pieces} is {sum}: {by} missing.|{pieces} = {sum}，还差 {by}。",
    many: "{pieces} is {sum}: {by} too many.|{pieces} = {sum}，多了 {by}。",
    unused: "Nothing is used: {by} missing.|一份也没用，还差 {by}。",
    count: "{count} is how many pieces. Add their sizes.|{count} 是份数，要把每份的大小加起来。",
    mirror: "The left place is 8, the right one 1.|最左边是 8，最右边是 1。",
    sum: "{pieces} is {sum}.|{pieces} = {sum}。",
    // Rows.
    even: "Row {row}: {count} pieces, in {heaps}. Even.|第 {row} 行有 {count} 份，在 {heaps}，是偶数。",
    odd: "Row {row}: {count} pieces, in {heaps}. Odd.|第 {row} 行有 {count} 份，在 {heaps}，是奇数。",
    "odd-one": "Row {row}: 1 piece, in {heaps}. Odd.|第 {row} 行有 1 份，在 {heaps}，是奇数。",
    empty: "Row {row}: 0 pieces. Even.|第 {row} 行有 0 份，是偶数。",
    together: "Odd rows: {rows}. Together {sum}.|奇数行是 {rows}，合起来是 {sum}。",
    "no-rows": "No row is odd: 0.|没有奇数行，是 0。",
    // Places.
    less: "Nothing stands on {place} either, and {place} is less.|{place} 上也是空的，而且 {place} 更小。",
    stone: "A stone stands on {place}.|{place} 上有石子。",
    taken: "From {heap} you can leave {rest}, which is worth {place}.|{heap} 颗可以留下 {rest} 颗，{rest} 颗的值是 {place}。",
    stand: "{parts} stand on {place}.|{place} 上有 {parts}。",
    "stand-one": "{parts} stands on {place}.|{place} 上有 {parts}。",
    card: "{parts}: worths {worths}, nim-sum {sum}.|{parts}：值是 {worths}，异或和是 {sum}。",
    "card-one": "{parts}: worth {sum}.|{parts} 的值是 {sum}。",
    // Games side by side.
    more: "I take {take} on the right.|我从右边取 {take} 颗。",
    fewer: "I leave {rest} on the left.|我在左边留下 {rest} 颗。",
    // A period.
    column: "Column {column}: heap {first} is worth {x}, heap {second} {y}.|第 {column} 列：{first} 颗的值是 {x}，{second} 颗的值是 {y}。",
    times: "True, but {width} is {times} times a smaller one.|每列同色，但还有更小的：{width} 是它的 {times} 倍。",
    most: "You may take {most}, no more.|一次最多取 {most} 颗。",
    same: "{heap} is {times} × {period} + {rest}: as heap {rest}.|{heap} = {times} × {period} + {rest}，与 {rest} 颗相同。",
    // Squares.
    reaches: "From {square} a move reaches the star {star}: {square} is won.|从 {square} 一步能到标星的 {star}，所以 {square} 必胜。",
    "reaches-none": "From {square} no move reaches a star: {square} is lost.|从 {square} 一步到不了标星的格子，所以 {square} 必败。",
};

// How a value of a sentence is shown: positions as heaps, sums with plus signs, choices with "or".
const shown = (name, value) => {
    if (name === "P" || name === "Q") {
        return heapsOf(value);
    }
    if (name === "move") {
        return asMine(value);
    }
    if (name === "pieces") {
        return value.join(" + ");
    }
    if (name === "only") {
        return either(value);
    }
    if (name === "parts") {
        return listed(value.map((part) => (Array.isArray(part) ? part.join(" + ") : part)));
    }
    return Array.isArray(value) ? listed(value) : value?.key ? told(value) : value;
};

/** A sentence in the reader's language; of several, one after the other. */
export function told(said) {
    if (Array.isArray(said)) {
        return joined(said.map(told));
    }
    const { key, ...named } = said;
    return say(SENTENCES[key], Object.fromEntries(Object.entries(named).map(([name, value]) => [name, shown(name, value)])));
}
