// The file is no larger than a slow line can bear: in bytes, and compressed up to the end of what is needed first.
//
//   node crates/page/tests/size.mjs target/page/grundy.html

import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const page = readFileSync(process.argv[2]);
const compressed = (bytes) => gzipSync(bytes, { level: 9 }).length;
const until = (part) => page.indexOf(`<script type="text/plain" data-part="${part}">`);
const LIMITS = [
    ["the file", page.length, 1572864],
    ["the file, compressed", compressed(page), 1150000],
    ["up to the script of Play, compressed", compressed(page.subarray(0, until("engine"))), 90000],
    ["up to the engine, compressed", compressed(page.subarray(0, until("list"))), 480000],
];
for (const [what, bytes, most] of LIMITS) {
    const isSmall = bytes <= most;
    console.log(`${isSmall ? "ok" : "FAILED"} ${what}: ${bytes} bytes, at most ${most}`);
    process.exitCode = isSmall ? process.exitCode : 1;
}
