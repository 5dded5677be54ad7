// What the reader types, as a request; and where it is wrong.

import { element, say } from "./words.js";

const KINDS = ["law", "table", "plot", "moves", "antisg", "规律", "走法"];
const BLANKS = /[\s,[\](){}]+/;

/**
 * What is typed, as { request, isTyped }: `isTyped` tells that no request stands in front, so that the engine decides
 * whether it is a table of values, a position or a rule. Null if nothing is typed.
 */
export function requestOf(typed) {
    const text = typed.replace(/#.*/g, "").replace(/[\r\n\t]/g, " ");
    const words = text.split(BLANKS).filter((word) => word !== "");
    if (words.length === 0) {
        return null;
    }
    const isTyped = !KINDS.includes(words[0].toLowerCase());
    return { request: isTyped ? typed : text, isTyped };
}

/** A request for a rule up to a bound. A set of one number is written as a run, because "take 1 to 3" may take 1 to 3. */
export function bounded(asked, rule, to) {
    return `${asked} ${rule.replace(/(take )(\d+)$/, "$1$2..$2")} to ${to}`;
}

/** The fault in what is typed: { at, what }, where `at` is an index of the text, or null. */
export function faultOf({ column, wrong: what }, { request }, typed) {
    if (column === null) {
        return { at: null, what };
    }
    // The engine counts columns in bytes.
    const before = new TextEncoder().encode(request).slice(0, column - 1);
    const at = new TextDecoder().decode(before).length;
    return { at: Math.max(0, Math.min(at, typed.length)), what };
}

/** The lines that may have been meant, each on a button, as `shown(line)`; `choose(line)` takes one. */
export function readings({ meant }, choose, shown = (line) => line) {
    if (!meant?.length) {
        return [];
    }
    const button = (line) => element("button", { type: "button", onclick: () => choose(line) }, shown(line));
    const buttons = meant.flatMap((line, at) => (at === 0 ? [button(line)] : [` ${say("or")} `, button(line)]));
    return [element("p", {}, `${say("Did you mean")} `, ...buttons, say("?"))];
}
