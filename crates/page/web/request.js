// What the reader types, as a request; and where it is wrong.

import { element, say } from "./words.js";

const KINDS = ["law", "table", "plot", "moves", "antisg", "规律", "走法"];
const BLANKS = /[\s,[\](){}]+/;

/** A text of several lines as one line, in which all else keeps its place: `#` and what follows on its line are blank. */
export const inLine = (text) => text.replace(/#.*/g, (remark) => " ".repeat(remark.length)).replace(/[\r\n\t]/g, " ");

/** Enter in a field of several lines acts; with Shift it begins a line. */
export function onEnter(field, act) {
    field.addEventListener("keydown", (event) => {
        if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
            event.preventDefault();
            act();
        }
    });
}

/**
 * What is typed, as { request, isTyped }: `isTyped` tells that no request stands in front, so that the engine decides
 * whether it is a table of values, a position or a rule. Null if nothing is typed.
 */
export function requestOf(typed) {
    const text = inLine(typed);
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

/** The index in a request at which a fault stands, or null. */
export function placeOf({ column }, request) {
    // The engine counts columns in bytes.
    return column === null ? null : new TextDecoder().decode(new TextEncoder().encode(request).slice(0, column - 1)).length;
}

/** What is wrong with a field's text at an index, below its word, which is selected; without an index only what. */
export function refused(what, at, field) {
    if (at === null) {
        return [element("p", { class: "wrong" }, what)];
    }
    const text = field.value;
    const before = text.slice(0, at).split("\n");
    const [row, column] = [before.length, before[before.length - 1].length];
    const lines = text.split("\n");
    const place = lines.length > 1 ? say("Line {}, column {}", row, column + 1) : say("Column {}", column + 1);
    const from = Math.max(0, column - 60);
    field.focus();
    field.setSelectionRange(at, at + (/^[\p{L}\p{N}_]+|^[^\s,:;()]*/u.exec(text.slice(at))?.[0].length ?? 0));
    return [
        element("p", { class: "wrong" }, element("strong", {}, `${place}: `), what),
        element("pre", { "aria-hidden": "true" }, `${lines[row - 1].slice(from, column + 60)}\n${" ".repeat(column - from)}^`),
    ];
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
