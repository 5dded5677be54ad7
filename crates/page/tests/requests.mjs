// Requests of pattern: those of its own tests, and others derived from them, right and wrong, with a fixed seed.

import { readFileSync, readdirSync } from "node:fs";

// The generator of Park and Miller, as in std::minstd_rand.
function random(seed) {
    let state = seed;
    return (below) => (state = (state * 48271) % 2147483647) % below;
}

const FAR = ["4294967295", "4294967296", "4294967303", "9007199254740993", "18446744073709551615"];

/** The requests: 3000. */
export function requests(root) {
    const found = new Set();
    for (const folder of ["crates/engine/testdata/pattern", "crates/engine/testdata/faults/pattern"]) {
        for (const file of readdirSync(root + folder).filter((file) => file.endsWith(".in"))) {
            readFileSync(`${root}${folder}/${file}`, "utf8").split("\n").forEach((line) => found.add(line));
        }
    }
    const tests = readFileSync(`${root}crates/engine/tests/law_finder/pattern.rs`, "utf8");
    const isRule = (text) => /^(misere |take |split|divide|turn |octal )/.test(text);
    const quoted = [...tests.matchAll(/^ *"([^"\\]*)",$/gm)].map((match) => match[1]);
    quoted.filter((text) => /^(law|table|moves|values|plot) [^{]*$/.test(text)).forEach((text) => found.add(text));
    const rules = [...new Set(quoted.filter((text) => isRule(text) && !/[{}:]| to /.test(text)))];
    if (rules.length < 30) {
        throw new Error(`tests/law_finder/pattern.rs: only ${rules.length} rules found`);
    }

    // Formulas, right and wrong; `#` ends them, and what follows is for other tests.
    const formulas = (file, end) => readFileSync(`${root}crates/engine/src/formula/${file}`, "utf8").split("\n").filter(Boolean).map((line) => line.split(end)[0]);
    for (const rule of formulas("rules.txt", " #").map((line) => line.replace(/^[^:]*: /, ""))) {
        const count = /^[^(]*\(([^)]*)\) ->/.exec(rule)?.[1].split(",").length ?? 1;
        found.add(`law ${rule} to ${count === 1 ? 60 : 12 - 2 * count}`);
        found.add(`table ${rule} to ${count === 1 ? 25 : 4}`);
        found.add(`moves ${rule} : ${count === 1 ? "7 12" : [3, 5, 2, 1].slice(0, count).join(" ")}`);
        found.add(`plot ${rule} to 20`);
        found.add(`law misere ${rule.replace("misere ", "")} to 6`);
    }
    formulas("wrong.txt", " ##").forEach((rule) => found.add(`law ${rule}`));

    const pick = random(20261122);
    const one = (list) => list[pick(list.length)];
    const heaps = () => Array.from({ length: 1 + pick(4) }, () => pick(8) && pick(40));
    for (const rule of rules) {
        for (const to of [0, 7, 60, 400]) {
            found.add(`law ${rule} to ${to}`);
            found.add(`table ${rule} to ${to >> 1}`);
        }
        found.add(`plot ${rule} to 300`);
        for (let turn = 0; turn < 6; turn++) {
            found.add(`moves ${rule} : ${heaps().join(" ")}`);
        }
        const small = heaps().slice(0, 2).map((heap) => heap % 9);
        found.add(`moves misere ${rule} : ${small.join(" ")}`);
        // Numbers beyond 32 bits, 53, and 64: not all for each rule, for some take seconds to be refused.
        const far = (word) => FAR[(rules.indexOf(rule) + word) % FAR.length];
        found.add(`moves ${rule} : ${far(0)}`);
        found.add(`moves ${rule} : 3 ${far(1)} 5`);
        found.add(`moves misere ${rule} : ${far(2)}`);
    }
    for (const far of ["4294967296", "4294967299", "18446744073709551615"]) {
        for (const set of [`1 ${far}`, `2..${far}`, `${far}..`, `up to ${far}`, `powers of ${far}`, `multiples of ${far}`]) {
            found.add(`law take ${set} to 90`);
            found.add(`moves take ${set} : 7 9`);
        }
        found.add(`law divide by 2 ${far} to 90`);
        found.add(`law turn up to ${far} coins to 12`);
        found.add(`values ${far} 1 ${far} 1 ${far} 1`);
        found.add(`values 0 1 ${far} ${far} 1 0 7`);
    }
    for (let step = 1; step < 9; step++) {
        for (const from of ["0", "4294967290", "9007199254740990", "18446744073709550000"]) {
            found.add(`values ${Array.from({ length: 40 }, (_, n) => BigInt(from) + BigInt(step * (n >> 1))).join(" ")}`);
        }
    }
    // Zeros with a law among values without one: residues, and numbers that follow from the two before.
    const zeros = (isZero) => Array.from({ length: 120 }, (_, n) => (isZero(n) ? 0 : 1 + pick(7)));
    const among = (numbers) => (n) => numbers.includes(n);
    const grown = (a, b, next) => {
        const all = [a, b];
        while (all[all.length - 1] < 120) {
            all.push(next(...all.slice(-2)));
        }
        return all;
    };
    const beatty = (r, upper) => Array.from({ length: 121 }, (_, k) => Math.floor((k * ((upper ? 2 + r : 2 - r) + Math.sqrt(r * r + 4))) / 2));
    const laws = [
        (n) => n % 5 === 2,
        (n) => [1, 4].includes(n % 6),
        (n) => n === 3 || (n >= 10 && n % 4 === 1),
        (n) => n >= 9 && [0, 3].includes(n % 7),
        among(grown(1, 2, (_, b) => 2 * b)),
        among([5, ...grown(8, 17, (_, b) => 2 * b + 1)]),
        among(grown(1, 2, (a, b) => a + b)),
        among(grown(0, 1, (a, b) => a + b + 1)),
        among(grown(1, 3, (a, b) => a + b + 2)),
        among(grown(0, 1, (a, b) => 2 * b - a + 2)),
        among(grown(2, 5, (a, b) => 2 * b - a + 1)),
        among([1, ...grown(3, 7, (a, b) => 2 * b - a + 3)]),
        ...[1, 2, 3].flatMap((r) => [among(beatty(r, false)), among(beatty(r, true))]),
    ];
    laws.forEach((law) => found.add(`values ${zeros(law).join(" ")}`));
    // Deletes, doubles or replaces a word.
    const words = ["", "to", ":", "-1", "1x", "99999999999999999999", "é", "\u{1F600}", "..", "5..3", "octal", "but", "or", "split"];
    const whole = [...found].filter((request) => request.length < 200 && !request.startsWith("plot"));
    while (found.size < 3000) {
        const parts = one(whole).split(" ");
        parts.splice(pick(parts.length + 1), pick(2), one(words));
        found.add(parts.join(" "));
    }
    return [...found];
}
