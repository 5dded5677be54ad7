// How soon the page can be seen and played: the first board, the answer to a press on a stone, and the machine's reply.
//
//   node crates/page/tests/speed.mjs target/page/grundy.html [FILE of an older page, measured in turn]
//
// A stone is pressed every 50 ms from the start, and the page is looked at in each frame. Printed are medians of RUNS runs (5).
// Served with gzip, the page comes from this machine at 1.6 Mbit/s, with 150 ms before each answer. CHROMIUM names the browser.

import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { begun } from "./chromium.mjs";

const RUNS = Number(process.env.RUNS ?? 5);
// The processor is slower by a factor; the limits are in ms.
const PLACES = [
    { name: "here", slower: 1, limits: [200, 300, 450] },
    { name: "6 times slower", slower: 6, limits: [700, 1000, 1300] },
    { name: "4 times slower, 1.6 Mbit/s", slower: 4, served: true, limits: [1000, 1200, 3500] },
];
const TIMES = ["board", "press", "reply"];
// A page may be as quick as two thirds of the one before; the board is new.
const RATIO = 2 / 3;

// Runs in the page, from before its first script: notes when each thing is first seen.
function look() {
    const times = (window.times = {});
    const note = (name, isThere) => {
        if (isThere) {
            times[name] ??= performance.now();
        }
    };
    const frame = () => {
        const stone = document.querySelector("#drawing [data-part], #drawing .target");
        const box = stone?.checkVisibility({ visibilityProperty: true }) && stone.getBoundingClientRect();
        if (box && box.width > 0) {
            window.stone = [box.x + box.width / 2, box.y + box.height / 2];
            // What is drawn in this frame is seen at the next one.
            requestAnimationFrame(() => note("board", true));
        }
        // The move is offered, or made; the address holds all moves, the machine's too.
        const offered = document.querySelector("#do:not([disabled]), #proposed button");
        const moves = decodeURIComponent(location.hash).match(/(?<=[; ])\d+-[\d.]+/g)?.length ?? 0;
        window.offered = offered?.getBoundingClientRect();
        note("press", offered || moves > 0);
        note("reply", moves > 1);
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
}

async function run(browser, address, { slower, served }) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-US" });
    const page = await context.newPage();
    const tools = await context.newCDPSession(page);
    await tools.send("Emulation.setCPUThrottlingRate", { rate: slower });
    if (served) {
        await tools.send("Network.enable");
        await tools.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 1.6e6 / 8 });
    }
    await page.addInitScript(look);
    // The page is used while it arrives.
    page.goto(address, { waitUntil: "commit" }).catch(() => {});
    const begin = Date.now();
    for (;;) {
        const seen = await page.evaluate(() => ({ times: window.times ?? {}, stone: window.stone, offered: window.offered })).catch(() => ({ times: {} }));
        if (seen.times.reply !== undefined || Date.now() - begin > 30000) {
            await context.close();
            return TIMES.map((name) => seen.times[name] ?? Infinity);
        }
        // A move that is offered is made; else a stone is pressed, which also ends a motion.
        const [x, y] = seen.offered ? [seen.offered.x + 5, seen.offered.y + 5] : seen.stone ?? [0, 0];
        if (x > 0) {
            await page.mouse.click(x, y);
        }
        await new Promise((done) => setTimeout(done, 50));
    }
}

const browser = await begun("how soon the page can be played");
const files = process.argv.slice(2);
const packed = files.map((file) => gzipSync(readFileSync(file), { level: 9 }));
const server = createServer((request, response) => {
    const page = packed[Number(request.url.slice(1))];
    response.writeHead(page ? 200 : 404, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip" });
    response.end(page);
});
await new Promise((done) => server.listen(0, "127.0.0.1", () => done(null)));
const { port } = server.address();
const median = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
for (const place of PLACES) {
    const measured = files.map(() => []);
    for (let count = 0; count < RUNS; count += 1) {
        for (const [at, file] of files.entries()) {
            const address = place.served ? `http://127.0.0.1:${port}/${at}` : pathToFileURL(resolve(file)).href;
            measured[at].push(await run(browser, address, place));
        }
    }
    const medians = measured.map((runs) => TIMES.map((_, time) => Math.round(median(runs.map((run) => run[time])))));
    for (const [time, name] of TIMES.entries()) {
        const [now, before] = medians.map((of) => of[time]);
        const isQuick = now <= place.limits[time] && (before === undefined || name === "board" || now <= RATIO * before);
        process.exitCode = isQuick ? process.exitCode : 1;
        const other = before === undefined ? "" : `, before ${before} ms`;
        console.log(`${isQuick ? "ok" : "FAILED"} ${place.name}: ${name} ${now} ms, at most ${place.limits[time]}${other}`);
    }
}
await browser.close();
server.close();
