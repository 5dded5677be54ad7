// What is typed as a request of `pattern`, and what its answer says.

const KINDS = ["law", "table", "plot", "moves", "values"];
const BLANKS = /[\s,[\](){}]+/;

/**
 * What is typed as { request, kind, rule, shift }: a rule alone asks for its law up to 100, numbers alone are values.
 * `shift` is how many columns the request is ahead of what is typed. Null if nothing is typed.
 */
export function requestOf(typed) {
    const text = typed.replace(/[\r\n\t]/g, " ").split("#")[0];
    const words = text.split(BLANKS).filter((word) => word !== "");
    if (words.length === 0) {
        return null;
    }
    if (KINDS.includes(words[0])) {
        return parts(text, 0);
    }
    if (/^-?\d/.test(words[0])) {
        return parts(`values ${text}`, 7);
    }
    if (text.includes(":")) {
        return parts(`moves ${text}`, 6);
    }
    const hasEnd = /\bto\s+\S+\s*$/.test(text) && !/\bup\s+to\s+\S+\s*$/.test(text);
    return parts(`law ${text.trimEnd()}${hasEnd ? "" : " to 100"}`, 4);
}

function parts(request, shift) {
    const kind = request.trim().split(BLANKS)[0];
    const rest = request.trim().slice(kind.length).trim();
    const rule = kind === "values" ? null : kind === "moves" ? rest.split(":")[0].trim() : rest.replace(/\s+to\s+\S+$/, "");
    const end = Number(/\bto\s+(\d+)$/.exec(rest)?.[1] ?? 100);
    const heaps = kind === "moves" ? rest.slice(rest.indexOf(":") + 1).trim() : "";
    return { request, kind, rule, end, heaps, shift };
}

/** Where a fault is in what is typed, and what is wrong: { at, what }, `at` being an index of the text, or null. */
export function faultOf(faults, { request, shift }, typed) {
    const found = /^pattern: line 1, column (\d+): (.*)$/m.exec(faults);
    if (found === null) {
        return { at: null, what: faults.trim() };
    }
    const [, column, what] = found;
    // The program counts bytes.
    const before = new TextEncoder().encode(request).slice(0, Number(column) - 1);
    const at = new TextDecoder().decode(before).length - shift;
    return { at: Math.max(0, Math.min(at, typed.length)), what };
}

/**
 * An answer to law, table or values: { name, values, law, says, isProved, period, code }. The code is { rust, cpp, python },
 * or, if it would be too long, the reason is in `rust` and the others are null; it is null if no law was found.
 */
export function lawOf(answer) {
    const lines = answer.trimEnd().split("\n");
    const name = lines.shift();
    const values = [];
    while (lines.length > 0 && /^ *\d+:( +\d+)+$/.test(lines[0])) {
        values.push(...lines.shift().split(":")[1].trim().split(/ +/));
    }
    const taken = (beginning) => {
        const at = lines.findIndex((line) => line.startsWith(beginning));
        return at < 0 ? null : lines.splice(at, 1)[0];
    };
    const behind = (beginning) => taken(beginning)?.slice(beginning.length) ?? null;
    const rust = behind("code: ");
    const code = rust === null ? null : { rust, cpp: behind("C++: "), python: behind("Python: ") };
    const proved = taken("proved for all n: ");
    const says = proved ?? taken("observed: ");
    const found = /^period (\d+) from (\d+)/m.exec(lines.join("\n"));
    const period = found && { length: Number(found[1]), start: Number(found[2]) };
    return { name, values, law: lines, says, isProved: proved !== null, period, code };
}
