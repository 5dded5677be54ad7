// What the reader types, as a request; and where it is wrong.

const KINDS = ["law", "table", "plot", "moves", "values", "antisg", "规律", "走法"];
const BLANKS = /[\s,[\](){}]+/;

/**
 * What is typed, as { request, shift }: a rule alone asks for its law up to 100, numbers alone are values.
 * `shift` is the number of columns by which the request is ahead of what is typed. Null if nothing is typed.
 */
export function requestOf(typed) {
    const text = typed.replace(/[\r\n\t]/g, " ").split("#")[0];
    const words = text.split(BLANKS).filter((word) => word !== "");
    if (words.length === 0) {
        return null;
    }
    if (KINDS.includes(words[0].toLowerCase())) {
        return { request: text, shift: 0 };
    }
    if (/^-?\d/.test(words[0])) {
        return { request: `values ${text}`, shift: 7 };
    }
    if (/[:：]/.test(text)) {
        return { request: `moves ${text}`, shift: 6 };
    }
    const hasEnd = /(\bto\s+\S+|到\s*\d+)\s*$/.test(text) && !/\bup\s+to\s+\S+\s*$/.test(text);
    return { request: `law ${text.trimEnd()}${hasEnd ? "" : " to 100"}`, shift: 4 };
}

/** The fault in what is typed: { at, what }, where `at` is an index of the text, or null. */
export function faultOf({ column, wrong: what }, { request, shift }, typed) {
    if (column === null) {
        return { at: null, what };
    }
    // The engine counts columns in bytes.
    const before = new TextEncoder().encode(request).slice(0, column - 1);
    const at = new TextDecoder().decode(before).length - shift;
    return { at: Math.max(0, Math.min(at, typed.length)), what };
}
