// A quick look at the page in Chromium: a game of each kind, and each view in both languages.
//
//   node crates/page/tests/look.mjs target/page/grundy.html

import assert from "node:assert/strict";
import { finish, test } from "./harness.mjs";
import { tour } from "./tour.mjs";

await test("a game of each kind, and each view in both languages", "#play", async (page) => {
    assert.deepEqual(await page.evaluate(tour, 15000), []);
}, { reducedMotion: "reduce" });
await finish();
