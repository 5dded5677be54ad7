// Texts in two languages side by side: "English|中文". A name in braces stands for a number, a list or another text.

import { spoken } from "../words.js";

const isChinese = () => spoken() === "zh";

/** A text in the reader's language, with its names filled in. */
export function say(both, named = {}) {
    const [english, chinese] = both.split("|");
    return (isChinese() ? chinese : english).replace(/\{(\w+)\}/g, (_, name) => String(named[name]));
}

export const listed = (all) => all.join(isChinese() ? "、" : ", ");
/** 1, 2 or 3. */
export const either = (all) => (all.length < 2 ? String(all[0]) : `${listed(all.slice(0, -1))}${isChinese() ? " 或 " : " or "}${all[all.length - 1]}`);
/** Sentences one after the other. */
export const joined = (all) => all.filter(Boolean).join(isChinese() ? "" : " ");
/** Heaps as they lie there. */
export const heapsOf = (sizes) => listed(sizes.filter((size) => size > 0)) || say("nothing|空堆");
/** A move as the machine says that it makes it. */
export const asMine = (words) => (isChinese() ? words : words.charAt(0).toLowerCase() + words.slice(1));
