// Chromium for the tests. CHROMIUM names the browser; the default is the first of some names that is there.

import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

const { chromium } = createRequire(import.meta.url)("playwright-core");
const NAMES = ["chromium", "chromium-browser", "google-chrome"];
const FLAGS = "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

/** The file of a program, or nothing. */
export const found = (name) => spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).stdout.trim();

/** Chromium, begun; without one, says that `what` is skipped, and ends. */
export async function begun(what) {
    const executablePath = process.env.CHROMIUM || NAMES.map(found).find(Boolean);
    if (!executablePath) {
        console.log(`SKIPPED: ${what}: there is no chromium here`);
        process.exit(0);
    }
    return chromium.launch({ executablePath, headless: true, args: FLAGS.split(" ") });
}
