// The page's own WebAssembly compared with the programs of target/release: the same bytes, faults and status.
//
//   node crates/page/tests/same.mjs target/page/programs.wasm
//
// Inputs: all golden cases and faults of all programs, random inputs of their formats, samples with hostile bytes, and
// requests of pattern, right and wrong.

import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { Engine } from "../web/engine.js";
import { requests } from "./requests.mjs";

const root = new URL("../../../", import.meta.url).pathname;
const engine = new Engine(new WebAssembly.Module(readFileSync(process.argv[2])));
let same = 0;
const differences = [];

function native(name, input) {
    const { status, stdout, stderr, error } = spawnSync(`${root}target/release/${name}`, {
        input,
        maxBuffer: 1 << 30,
    });
    // A program that ends at a fault need not read the rest of its input.
    if (error && error.code !== "EPIPE") {
        throw error;
    }
    return { status, output: stdout, faults: stderr };
}

/** Compares the answers of one program to one input. */
function compare(what, name, input) {
    const expected = native(name, input);
    try {
        const found = engine.ask(name, input);
        const differs = ["output", "faults"].find((part) => expected[part].compare(found[part]) !== 0);
        if (differs || found.status !== expected.status) {
            const of = (answer) => JSON.stringify(Buffer.from(answer[differs || "output"]).toString().slice(0, 200));
            differences.push(`${what}: ${differs || "status"}: native ${of(expected)}, here ${of(found)}`);
        } else {
            same += 1;
        }
    } catch (error) {
        differences.push(`${what}: ${error.name}: ${error.message.slice(0, 300)}`);
    }
}

function said(what) {
    console.log(`${what}: ${same} the same`);
    same = 0;
}

function cases(folder) {
    for (const name of readdirSync(`${root}${folder}`).filter((name) => name !== "faults")) {
        for (const file of readdirSync(`${root}${folder}/${name}`).filter((file) => file.endsWith(".in"))) {
            const path = `${folder}/${name}/${file}`;
            compare(path, name, readFileSync(`${root}${path}`));
        }
    }
}

const crates = ["", "crates/engine/"];
const programs = crates.flatMap((of) =>
    readdirSync(`${root}${of}testdata`).filter((name) => name !== "faults").map((name) => [name, `${of}testdata/${name}`]),
);
crates.forEach((of) => cases(`${of}testdata`));
said("golden cases");
crates.forEach((of) => cases(`${of}testdata/faults`));
said("faults");
// Made by the formats of the problems: large numbers, and many of them.
for (const [name] of programs) {
    for (const seed of [1, 2, 3]) {
        const made = spawnSync(`${root}target/debug/grundy`, ["input", name, "--seed", seed], { maxBuffer: 1 << 28 });
        if (String(made.stderr).includes("no inputs can be made for it")) {
            continue; // It reads requests.
        }
        if (made.status !== 0) {
            throw new Error(`target/debug/grundy input: ${name}: ${made.error ?? made.stderr}`);
        }
        compare(`${name}: random, seed ${seed}`, name, made.stdout);
    }
}
said("random inputs");
// Samples with arbitrary bytes in them, with parts left out or repeated. No digit is added, so no larger number arises.
let state = 20261123;
const below = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
};
const isDigit = (byte) => byte >= 48 && byte <= 57;
for (const [name, folder] of programs) {
    const sample = readFileSync(`${root}${folder}/sample.in`);
    for (let count = 0; count < 20; count += 1) {
        let bytes = [...sample];
        for (let change = 0; change <= below(4); change += 1) {
            const [at, end] = [below(bytes.length), below(bytes.length)].sort((a, b) => a - b);
            const byte = below(256);
            const changes = [
                () => bytes.splice(at, 1, isDigit(byte) ? 10 : byte),
                () => bytes.splice(at, 1),
                () => bytes.splice(at, 0, isDigit(byte) ? 255 : byte),
                () => bytes.splice(at, end - at),
                () => (bytes = [...bytes.slice(0, end), 10, ...bytes.slice(at)]),
            ];
            changes[below(changes.length)]();
        }
        compare(`${name}: hostile bytes ${count}`, name, Buffer.from(bytes));
    }
}
said("hostile bytes");
const all = requests(root);
all.forEach((request) => compare(request, "pattern", Buffer.from(request)));
// Every eighth in one input; a plot would have to be the only request.
const together = all.filter((request, at) => at % 8 === 0 && !request.startsWith("plot"));
compare("many requests at once", "pattern", Buffer.from(together.join("\n")));
said("requests of pattern");
differences.forEach((difference) => console.log(difference));
process.exitCode = differences.length > 0 ? 1 : 0;
