// Requests of pattern: those of its own tests, and others made of them, right and wrong, by a fixed seed.

import { readFileSync, readdirSync } from "node:fs";

// A generator of Park and Miller, as std::minstd_rand has it.
function random(seed) {
    let state = seed;
    return (below) => (state = (state * 48271) % 2147483647) % below;
}

/** At least 2000. */
export function requests(root) {
    const found = new Set();
    for (const folder of ["testdata/pattern", "testdata/faults/pattern"]) {
        for (const file of readdirSync(root + folder).filter((file) => file.endsWith(".in"))) {
            readFileSync(`${root}${folder}/${file}`, "utf8").split("\n").forEach((line) => found.add(line));
        }
    }
    const tests = readFileSync(`${root}tests/pattern.rs`, "utf8");
    const isRule = (text) => /^(misere |take |split|divide|turn |octal )/.test(text);
    const quoted = [...tests.matchAll(/^ *"([^"\\]*)",$/gm)].map((match) => match[1]);
    quoted.filter((text) => /^(law|table|moves|values|plot) [^{]*$/.test(text)).forEach((text) => found.add(text));
    const rules = [...new Set(quoted.filter((text) => isRule(text) && !/[{}:]| to /.test(text)))];
    if (rules.length < 30) {
        throw new Error(`tests/pattern.rs: only ${rules.length} rules found`);
    }

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
        // Where 32 bits end, 53, and 64.
        for (const far of ["4294967295", "4294967296", "4294967303", "9007199254740993", "18446744073709551615"]) {
            found.add(`moves ${rule} : ${far}`);
            found.add(`moves ${rule} : 3 ${far} 5`);
            found.add(`moves misere ${rule} : ${far}`);
        }
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
    // A word is struck out, doubled, or replaced.
    const words = ["", "to", ":", "-1", "1x", "99999999999999999999", "é", "\u{1F600}", "..", "5..3", "octal", "but", "or", "split"];
    const whole = [...found].filter((request) => request.length < 200 && !request.startsWith("plot"));
    while (found.size < 4000) {
        const parts = one(whole).split(" ");
        parts.splice(pick(parts.length + 1), pick(2), one(words));
        found.add(parts.join(" "));
    }
    return [...found];
}
