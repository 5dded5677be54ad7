// The lines of code in three languages, compiled and run beside the values: for every law that the requests of the tests find.
//
//   node page/tests/code.mjs target/page/grundy.wasm

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { Engine } from "../web/engine.js";
import { lawOf, requestOf } from "../web/request.js";
import { requests } from "./requests.mjs";

const root = new URL("../../", import.meta.url).pathname;
const folder = `${root}target/page/code`;
mkdirSync(folder, { recursive: true });
const engine = new Engine(new WebAssembly.Module(readFileSync(process.argv[2])));

// Each line of code once, with values that it must give.
const lines = new Map();
for (const request of requests(root)) {
    const { kind } = requestOf(request) ?? {};
    if (!["law", "table", "values"].includes(kind) || /powers of 4294967296|^ *\w+ pairs\b/.test(request)) {
        continue;
    }
    // The table has the values; those that were given are in the request.
    const { status, output } = engine.ask("pattern", Buffer.from(request.replace(/^( *)law/, "$1table")));
    const { values, code } = lawOf(new TextDecoder().decode(output));
    const given = kind === "values" ? request.split("#")[0].match(/\d+/g) ?? [] : [];
    if (status === 0 && code?.cpp) {
        const all = kind === "values" ? given : values;
        if (!lines.has(code.rust) || lines.get(code.rust).values.length < all.length) {
            lines.set(code.rust, { code, values: all });
        }
    }
}

const programs = { rust: "", cpp: "", python: "" };
const calls = { rust: "", cpp: "", python: "" };
const expected = [];
const failures = [];
let count = 0;
for (const { code: all, values } of lines.values()) {
    const code = all.rust;
    count += 1;
    // What is printed in Python says what the function is called: `g`, or whether a heap is lost.
    const name = /^(?:def )?(\w+)/.exec(all.python)[1];
    const isZero = name !== "g";
    const isFunction = code.startsWith("fn ");
    programs.rust += `mod m${count} { pub fn of(n: usize) -> u128 { ${isFunction ? `${code} g(n) as u128` : `(${isZero ? code.split(" //")[0] : code}) as u128`} } }\n`;
    programs.cpp += `namespace m${count} { ${all.cpp} }\n`;
    calls.rust += `    for n in 0..${values.length} { println!("{}", m${count}::of(n)); }\n`;
    calls.cpp += `    for (int n = 0; n < ${values.length}; n++) std::cout << m${count}::${name}(n) << '\\n';\n`;
    programs.python += `${all.python}\nfor n in range(${values.length}): print(int(${name}(n)))\n`;
    expected.push(...values.map((value) => (isZero ? String(Number(value === "0")) : BigInt(value).toString())));
}
const sources = {
    rust: ["code.rs", `#![allow(unused_parens, unused_braces)]\n${programs.rust}fn main() {\n${calls.rust}}\n`],
    cpp: ["code.cpp", `#include <iostream>\n#include <vector>\n${programs.cpp}int main() {\n${calls.cpp}}\n`],
    python: ["code.py", programs.python],
};
const compilers = {
    rust: ["rustc", "--edition", "2021", "-o", `${folder}/rust`, `${folder}/code.rs`],
    cpp: ["g++", "-std=c++17", "-o", `${folder}/cpp`, `${folder}/code.cpp`],
};
for (const [language, [file, source]] of Object.entries(sources)) {
    writeFileSync(`${folder}/${file}`, source);
    const [compiler, ...rest] = compilers[language] ?? ["python3", "--version"];
    const compiled = spawnSync(compiler, rest, { encoding: "utf8" });
    if (compiled.error) {
        console.log(`SKIPPED: ${language}: there is no ${compiler} here`);
        continue;
    }
    if (compiled.status !== 0) {
        failures.push(`${language}: ${compiled.stderr.slice(0, 3000)}`);
        continue;
    }
    const command = language === "python" ? ["python3", [`${folder}/${file}`]] : [`${folder}/${language}`, []];
    const ran = spawnSync(...command, { encoding: "utf8", maxBuffer: 1 << 28 });
    const found = ran.stdout.trim().split("\n");
    const at = expected.findIndex((value, index) => value !== found[index]);
    if (ran.status !== 0 || at >= 0) {
        failures.push(`${language}: value ${at}: expected ${expected[at]}, found ${found[at]}; ${ran.stderr.slice(-500)}`);
    } else {
        console.log(`${language}: ${count} lines of code, ${found.length} values, all right`);
    }
}
failures.forEach((failure) => console.log(failure));
process.exitCode = failures.length > 0 ? 1 : 0;
