// The course in a browser: every step by mouse and by keyboard alone, right and wrong; placement, sheet, homework, progress.
//
//   node crates/page/tests/course.mjs target/page/grundy.html [FOLDER for pictures]

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { Engine } from "../web/engine.js";
import { positionOf } from "../web/learn/judge.js";
import { make, nimSum } from "../web/learn/make.js";
import { STEPS } from "../web/learn/steps.js";
import { isLost, winners } from "../web/learn/theory.js";
import { answersFrom } from "../web/play/look.js";
import { accessible, address, finish, picture, test, visible } from "./harness.mjs";

const engine = new Engine(new WebAssembly.Module(readFileSync(`${dirname(process.argv[2])}/engine.wasm`)));
answersFrom(async (program, input) => {
    const { output, faults } = engine.ask(program, new TextEncoder().encode(input));
    return { output: new TextDecoder().decode(output), faults: new TextDecoder().decode(faults) };
});
const QUICK = { reducedMotion: "reduce" };
const hash = (page) => page.evaluate(() => decodeURIComponent(location.hash));
const go = (page, to) => page.evaluate((to) => (location.hash = to), to);
const shown = (page, step) => page.waitForFunction((step) => document.documentElement.dataset.step === step, step);
const feedback = (page) => page.locator(".feedback");
const active = (page, selector) => page.evaluate((selector) => document.activeElement.matches(selector), selector);

// The ways of a reader: `tap(selector)` presses a button, `move(choice, sizes)` makes a move on the board.
const MOUSE = {
    async tap(page, selector) {
        await page.locator(selector).first().click();
    },
    async move(page, choice, sizes, isRow) {
        const letter = String.fromCharCode(65 + choice.at);
        const left = choice.left.reduce((sum, part) => sum + part, 0);
        const [from, to] = isRow ? [(choice.left.length > 1 ? choice.left[0] : left) + 1, (choice.left.length > 1 ? choice.left[0] : left) + sizes[choice.at] - left] : [left + 1, left + 1];
        for (let part = from; part <= to; part++) {
            const box = await page.locator(`.learn-place [data-part="${letter}${part}"]`).boundingBox();
            await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        }
        await page.locator(".do-it", { hasText: choice.words }).click();
    },
};
const KEYS = {
    async tap(page, selector) {
        for (let turn = 0; turn < 120; turn++) {
            if (await active(page, selector)) {
                await page.keyboard.press("Enter");
                return;
            }
            // Among buttons with one tab stop, arrows lead to the others.
            const isBeside = await page.evaluate((selector) => {
                const here = document.activeElement;
                const target = document.querySelector(selector);
                const holder = here.closest(".numbers-pad, .places, .bit-table, .pool, .squares");
                if (here.tagName !== "BUTTON" || !holder?.contains(target)) {
                    return null;
                }
                const all = [...holder.querySelectorAll("button")].filter((button) => !button.disabled);
                return all.indexOf(here) < all.indexOf(target) ? "ArrowRight" : "ArrowLeft";
            }, selector);
            await page.keyboard.press(isBeside ?? "Tab");
        }
        throw new Error(`the keyboard does not reach ${selector}`);
    },
    async move(page, choice) {
        for (let turn = 0; turn < 60 && !(await active(page, ".learn-place svg.board[tabindex]")); turn++) {
            await page.keyboard.press("Tab");
        }
        await page.keyboard.press("Home");
        const words = () => page.locator(".do-it").innerText();
        for (let turn = 0; turn < 40; turn++) {
            for (let number = 0; number < 16; number++) {
                if ((await words()) === choice.words) {
                    await page.keyboard.press("Enter");
                    return;
                }
                const before = await words();
                await page.keyboard.press("ArrowUp");
                if ((await words()) === before) {
                    break;
                }
            }
            for (let number = 0; number < 16 && (await words()) !== choice.words; number++) {
                const before = await words();
                await page.keyboard.press("ArrowDown");
                if ((await words()) === before) {
                    break;
                }
            }
            if ((await words()) !== choice.words) {
                await page.keyboard.press("ArrowRight");
            }
        }
        throw new Error(`the keyboard does not reach ${choice.words}`);
    },
};

const sizesOf = async (page) => (await page.locator(".learn-place svg.board[tabindex]").getAttribute("aria-label")).match(/\d+/g).map(Number);
const isOver = (page) => page.locator(".next-exercise").isVisible();

// Plays a game by winning moves until the answer is right, or to its end.
async function playOn(page, exercise, how, toEnd) {
    for (let turn = 0; turn < 40; turn++) {
        await page.waitForFunction(() => document.querySelector(".do-it")?.textContent !== "Please wait");
        if ((await isOver(page)) && (!toEnd || (await page.locator(".do-row").count()) === 0)) {
            return;
        }
        const sizes = await sizesOf(page);
        const found = await positionOf(exercise, sizes);
        if (isLost(found)) {
            await how.tap(page, ".pass");
        } else {
            await how.move(page, winners(found)[0], sizes, exercise.slug === "kayles");
        }
        await page.waitForTimeout(30);
        await page.waitForFunction((before) => document.querySelector(".do-row") === null || document.querySelector(".learn-place svg.board[tabindex]")?.getAttribute("aria-label") !== before || !document.querySelector(".next-exercise").hidden, await page.locator(".learn-place svg.board[tabindex]").getAttribute("aria-label").catch(() => ""), { timeout: 300 }).catch(() => {});
    }
    throw new Error("the game does not end");
}

const number = (value) => `.numbers-pad [data-number="${value}"]`;
const place = (value) => `.places [data-number="${value}"]`;
const check = ".learn-acts .check";
const SOLVE = {
    last: (page, exercise, how) => playOn(page, exercise, how, true),
    async back(page, { values, upto, sizes, set }, how) {
        for (let heap = 1; heap <= upto; heap++) {
            await how.tap(page, `.learn-acts button:nth-child(${values[heap] === 0 ? 1 : 2})`);
        }
        const moves = set.filter((take) => take <= sizes[0]);
        await how.tap(page, `.learn-acts button:nth-child(${moves.findIndex((take) => values[sizes[0] - take] === 0) + 1})`);
    },
    twins: (page, exercise, how) => playOn(page, exercise, how, true),
    async binary(page, { reads, right }, how) {
        if (reads) {
            await how.tap(page, number(right));
            return;
        }
        for (const row of [8, 4, 2, 1].filter((row) => right & row)) {
            await how.tap(page, `button.piece-place[data-row="${row}"]`);
        }
        await how.tap(page, check);
    },
    async rows(page, { sizes, right }, how) {
        for (const row of [8, 4, 2, 1].filter((row) => nimSum(sizes) & row)) {
            await how.tap(page, `button.bit-row[data-row="${row}"]`);
        }
        await how.tap(page, check);
        await how.tap(page, number(right));
    },
    nim: (page, exercise, how) => playOn(page, exercise, how, false),
    mex: (page, { right }, how) => how.tap(page, place(right)),
    async values(page, { values, upto }, how) {
        for (let heap = 1; heap <= upto; heap++) {
            await how.tap(page, place(values[heap]));
        }
    },
    async sums(page, exercise, how) {
        await how.tap(page, number(exercise.right));
        await page.locator(".do-row").waitFor();
        await playOn(page, exercise, how, true);
    },
    grundy: (page, exercise, how) => playOn(page, exercise, how, false),
    async kayles(page, exercise, how) {
        if (exercise.two) {
            await playOn(page, exercise, how, false);
            return;
        }
        for (const [at, { value }] of exercise.cards.entries()) {
            await how.tap(page, `.pool button:nth-child(${at + 1})`);
            await how.tap(page, place(value));
        }
        await how.tap(page, place(exercise.right));
    },
    async period(page, { right, width, set, values, far }, how) {
        for (let at = width; at !== right; at += Math.sign(right - at)) {
            await how.tap(page, `.learn-acts [aria-label="${right > at ? "Wider" : "Narrower"}"]`);
        }
        await how.tap(page, check);
        await how.tap(page, number(set[set.length - 1]));
        await how.tap(page, number(values[far]));
    },
    async board(page, { right }, how) {
        for (const square of right) {
            await how.tap(page, `.squares [data-square="${square}"]`);
        }
        await how.tap(page, check);
    },
    misere: (page, exercise, how) => playOn(page, exercise, how, false),
    async own(page, _exercise, how) {
        const set = [1, 3, 4];
        for (const take of set) {
            await how.tap(page, `.chips [data-number="${take}"]`);
        }
        await how.tap(page, ".learn-acts .main");
        const values = [0, 1, 0, 1, 2, 3, 2];
        for (let heap = 1; heap <= 6; heap++) {
            await how.tap(page, place(values[heap]));
        }
        for (let at = 5; at < 7; at++) {
            await how.tap(page, `.learn-acts [aria-label="Wider"]`);
        }
        await how.tap(page, check);
        await how.tap(page, number(4));
        await visible(page.getByText("proved for all n", { exact: true }));
        await how.tap(page, ".learn-acts .main");
        await page.locator(".do-row").waitFor();
        await playOn(page, { slug: "grundy", rule: "take 1 3 4", set }, how, true);
    },
};

/** The exercise that the address names. */
async function exerciseOf(page) {
    const [, slug, easier, seed] = /^#learn (\w+)( easier)? (\d+)$/.exec(await hash(page));
    return slug === "own" ? { slug } : make(slug, easier ? 0 : 1, Number(seed));
}
const shifts = (page) => page.evaluate(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.shifted += entry.value))).observe({ type: "layout-shift", buffered: false });
});

for (const [name, how] of [["mouse", MOUSE], ["keyboard", KEYS]]) {
    for (const { slug, needs, title } of STEPS) {
        await test(`learn ${slug} by ${name}`, `#learn ${slug}`, async (page) => {
            await page.locator("#step-title", { hasText: title.split("|")[0] }).waitFor();
            await shifts(page);
            for (let turn = 0; turn < (name === "mouse" ? needs : 1); turn++) {
                const exercise = await exerciseOf(page);
                assert.equal(await page.locator(".onward .end:not(.unsaid)").count(), 0, "the end is told before");
                assert.equal(await feedback(page).innerText(), "", "something is told before");
                assert.equal(await page.locator(".lesson .shown, .lesson .good").count(), 0, "the board shows the way before");
                await SOLVE[slug](page, exercise, how);
                await visible(page.locator(".feedback.right"));
                if (turn === 0) {
                    await accessible(page);
                }
                assert.ok(!(await active(page, "body")), "the focus is lost");
                if (turn + 1 < needs) {
                    const before = await hash(page);
                    await how.tap(page, ".next-exercise");
                    await page.waitForFunction((before) => decodeURIComponent(location.hash) !== before, before);
                    await page.waitForFunction(() => document.querySelector(".next-exercise")?.hidden === true);
                    await page.waitForTimeout(50);
                }
            }
            const shifted = await page.evaluate(() => window.shifted);
            assert.ok(shifted <= 0.05, `layout shift ${shifted}`);
            if (name === "mouse") {
                await visible(page.locator(".onward .end:not(.unsaid)"));
                await visible(page.locator("#steps li.done"));
                for (const link of await page.locator(".onward > .buttons a").all()) {
                    assert.match(await link.getAttribute("href"), /^#(play|law|game|games|antisg)\b/);
                }
                await picture(page, `course-${slug}`);
            }
        }, QUICK);
    }
}

await test("a mistake is explained, the second shows the way, the next exercise is easier until one counts", "#learn mex 4821", async (page) => {
    const { right, on, places } = await exerciseOf(page);
    const wrong = Array.from({ length: places }, (_, at) => at).filter((at) => at !== right);
    await page.locator(place(wrong[0])).click();
    await visible(page.locator(".feedback.wrong"));
    const told = (at) => (on.includes(at) ? `A stone stands on ${at}.` : `Nothing stands on ${right} either, and ${right} is less.`);
    assert.equal(await feedback(page).innerText(), told(wrong[0]));
    await page.waitForFunction((text) => document.getElementById("said").textContent === text, told(wrong[0]));
    assert.equal(await page.locator(".shown").count(), 0);
    await page.locator(place(wrong[1])).click();
    assert.equal(await feedback(page).innerText(), `${told(wrong[1])} The next one is easier.`);
    assert.equal(await page.locator(`${place(right)}.shown`).count(), 1);
    await accessible(page);
    await page.locator(place(right)).click();
    assert.equal(await page.locator(".counted .full").count(), 0);
    await page.locator(".next-exercise").click();
    await page.waitForFunction(() => /easier/.test(decodeURIComponent(location.hash)));
    await page.locator(place((await exerciseOf(page)).right)).click();
    assert.equal(await page.locator(".counted .full").count(), 1);
    await page.locator(".next-exercise").click();
    await page.waitForFunction(() => !/easier/.test(decodeURIComponent(location.hash)));
}, QUICK);

await test("a losing move is not made, and says what the machine would do", "#learn nim 4821", async (page) => {
    const exercise = await exerciseOf(page);
    const found = await positionOf(exercise);
    const losing = found.choices.find((choice) => choice.value !== 0);
    await MOUSE.move(page, losing, exercise.sizes, false);
    await visible(page.locator(".feedback.wrong"));
    assert.match(await feedback(page).innerText(), /You left [\d, ]+\. I take .*: [\d, ]+ is left\. All rows are even\./);
    assert.deepEqual(await sizesOf(page), exercise.sizes);
    await page.reload();
    await visible(page.locator(".feedback.wrong"));
    // The mistake is not forgotten when the page is opened again.
    await playOn(page, exercise, MOUSE, false);
    assert.equal(await page.locator(".counted .full").count(), 0);
}, QUICK);

await test("progress is kept, forgotten with a new version, and cleared", "#learn mex", async (page) => {
    for (let turn = 0; turn < 3; turn++) {
        await page.locator(place((await exerciseOf(page)).right)).click();
        await visible(page.locator(".feedback.right"));
        await page.locator(".next-exercise").click();
        await page.waitForFunction(() => document.querySelector(".next-exercise").hidden);
    }
    await visible(page.locator("#steps li.done a[aria-label^='7.']"));
    await page.reload();
    await visible(page.locator("#steps li.done a[aria-label^='7.']"));
    await visible(page.locator(".onward .end:not(.unsaid)"));
    await page.evaluate(() => {
        const kept = JSON.parse(localStorage.getItem("learn"));
        kept.steps.mex.version = 0;
        localStorage.setItem("learn", JSON.stringify(kept));
    });
    await page.reload();
    await page.locator("#steps li").first().waitFor();
    assert.equal(await page.locator("#steps li.done").count(), 0);
    await page.locator(place((await exerciseOf(page)).right)).click();
    await page.getByRole("button", { name: "Clear my progress" }).click();
    await page.locator("#step-title", { hasText: "1. " }).waitFor();
    assert.equal(await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem("learn")).steps).join()), "last");
}, QUICK);

await test("without storage the course works, and says that nothing is kept", "#words", async (page, context) => {
    await context.addInitScript(() => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("refused", "SecurityError"); } }));
    await page.goto("about:blank");
    await page.goto(`${address}#learn mex`);
    await visible(page.getByText("Nothing is kept here."));
    await page.locator(place((await exerciseOf(page)).right)).click();
    await visible(page.locator(".feedback.right"));
    assert.equal(await page.locator(".counted .full").count(), 1);
}, QUICK);

await test("placement: a mistake tells where to begin, and all right leads to the period", "#learn placement", async (page) => {
    await page.locator("#step-title", { hasText: "1 of 5" }).waitFor();
    await page.locator(".learn-acts button").first().waitFor();
    // Any wrong answer ends it.
    for (const button of await page.locator(".learn-acts button").all()) {
        if (await page.locator(".learn-acts a.main").count() === 0 && !(await page.locator(".next-exercise").isVisible())) {
            await button.click();
            await page.waitForTimeout(50);
        }
    }
    if (await page.locator(".next-exercise").isVisible()) {
        await page.locator(".next-exercise").click();
        await page.locator("#step-title", { hasText: "2 of 5" }).waitFor();
        await MOUSE.tap(page, ".pass");
    }
    await accessible(page);
    // Five right answers lead to the period.
    await go(page, "learn last");
    await page.locator("#step-title", { hasText: "1. " }).waitFor();
    await go(page, "learn placement");
    for (const [at, slug] of ["back", "nim", "values", "grundy", "kayles"].entries()) {
        await shown(page, `placement ${at + 1}`);
        const exercise = await make(slug, 1, Number(await page.locator(".lesson").getAttribute("data-seed")));
        if (slug === "back") {
            const { set, sizes, values } = exercise;
            await page.locator(".learn-acts button").nth(set.filter((take) => take <= sizes[0]).findIndex((take) => values[sizes[0] - take] === 0)).click();
        } else if (slug === "values") {
            await page.locator(place(exercise.values[5 + (exercise.seed % 4)])).click();
        } else if (slug === "kayles") {
            await page.locator(place(exercise.right)).click();
        } else {
            await playOn(page, exercise, MOUSE, false);
        }
        if (at < 4) {
            await page.locator(".next-exercise").click();
        }
    }
    await page.locator(".learn-acts a.main").click();
    await page.locator("#step-title", { hasText: "12. " }).waitFor();
    assert.equal(await page.locator("#steps li.skipped").count(), 11);
}, QUICK);

await test("a sheet has eight exercises and, on a second page, their answers; the same words make the same sheet", "#sheet nim sums 4821", async (page) => {
    assert.equal(await page.locator(".printed:not(.answers-page) li").count(), 8);
    assert.equal(await page.locator(".answers-page li").count(), 8);
    const text = await page.locator("#step").innerText();
    await accessible(page);
    await page.emulateMedia({ media: "print" });
    await picture(page, "sheet");
    const pdf = await page.pdf({ format: "A4" });
    assert.equal(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g).length, 2, "pages");
    await page.emulateMedia({ media: null });
    await page.reload();
    await page.locator(".answers-page li").first().waitFor();
    assert.equal(await page.locator("#step").innerText(), text);
    for (const { slug } of STEPS.filter(({ slug }) => slug !== "own")) {
        await go(page, `sheet ${slug} 7`);
        await shown(page, `sheet ${slug} 7`);
        assert.doesNotMatch(await page.locator("#step").innerText(), /undefined|NaN|\{/, slug);
        const long = await page.pdf({ format: "A4" });
        assert.equal(long.toString("latin1").match(/\/Type\s*\/Page\b/g).length, 2, `pages of ${slug}`);
    }
}, QUICK);

await test("homework counts what is won, names what is wrong, and is kept", "#homework take any : 5 5 | misere take any : 1 1 4 | take 1 3 : 8; machine begins | learn mex | take x : 3 | learn nothing", async (page) => {
    await visible(page.getByText("0 of 3 done"));
    assert.equal(await page.locator(".tasks .wrong").count(), 3);
    await visible(page.locator(".tasks li", { hasText: "take any : 5 5" }).getByText("Who begins loses this"));
    await visible(page.locator(".tasks li", { hasText: "take x : 3" }).getByText('found "x"'));
    await accessible(page);
    await page.getByRole("button", { name: "misere take any : 1 1 4" }).click();
    await visible(page.locator("#step #drawing svg"));
    const turn = () => page.evaluate(() => document.documentElement.dataset.turn);
    const before = await turn();
    await page.locator("#hint").click();
    await page.locator("#do").click();
    await page.waitForFunction((before) => Number(document.documentElement.dataset.turn) >= Number(before ?? 0) + 2, before);
    for (let turns = 0; turns < 6 && (await page.locator("#moment").isHidden()); turns++) {
        const then = await turn();
        await page.locator("#drawing svg").focus();
        await page.keyboard.press("ArrowRight");
        await page.keyboard.press("Enter");
        await page.waitForFunction((then) => document.documentElement.dataset.turn !== then, then);
    }
    await visible(page.getByText("1 of 3 done"));
    await visible(page.locator(".tasks").getByText("done, with hints"));
    await page.reload();
    await visible(page.getByText("1 of 3 done"));
    await go(page, "homework");
    await visible(page.getByLabel("A line for each"));
}, QUICK);

await test("addresses of before lead to the steps of now", "#learn 1", async (page) => {
    const steps = "last back twins nim values grundy period kayles nim board last misere".split(" ");
    for (const [at, slug] of steps.entries()) {
        await page.goto("about:blank");
        await page.goto(`${address}#learn ${at + 1}`);
        await page.waitForFunction((slug) => document.documentElement.dataset.step?.startsWith(slug), slug);
    }
});

await test("a word leads to the step that shows it", "#words", async (page) => {
    await page.locator("#words-list a[href='#learn mex']").first().click();
    await page.locator("#step-title", { hasText: "7. " }).waitFor();
    await go(page, "law take 1 3 4");
    await page.locator("#answer .term").first().click();
    await visible(page.locator(".tip a[href^='#learn ']"));
}, QUICK);

// Each step in both languages, light and dark, on a phone, a desk and a wall: it fits, its targets are large enough.
for (const [locale, width, height, colorScheme] of [["en-US", 360, 740, "light"], ["zh-CN", 390, 844, "dark"], ["zh-CN", 1280, 800, "light"], ["en-US", 1920, 1080, "dark"]]) {
    await test(`the steps fit: ${locale} ${width} ${colorScheme}`, "#learn last 5", async (page) => {
        for (const { slug } of STEPS) {
            for (const seed of slug === "kayles" ? [6, 8] : slug === "binary" ? [6, 7] : [7]) {
                await go(page, `learn ${slug} ${seed}`);
                await shown(page, `${slug} ${seed}`);
                for (const size of ["", "200%"]) {
                    await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
                    await page.waitForTimeout(60);
                    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
                    assert.ok(wide <= width, `${slug} ${size}: ${wide}`);
                    const inside = await page.evaluate(() => document.querySelector(".learn-place").scrollWidth - document.querySelector(".learn-place").clientWidth);
                    assert.ok(inside <= 0, `${slug} ${size}: the board is ${inside} too wide`);
                }
                await page.evaluate(() => (document.documentElement.style.fontSize = ""));
                await page.waitForTimeout(60);
                const small = await page.evaluate(() => [...document.querySelectorAll("#learn button, #learn a")].filter((of) => of.offsetParent !== null).flatMap((of) => {
                    const { width, height } = of.getBoundingClientRect();
                    return Math.min(width, height) < (of.matches(".term") ? 20 : 24) ? [`${of.textContent}: ${width} x ${height}`] : [];
                }));
                assert.deepEqual(small, [], slug);
                await accessible(page);
                await picture(page, `course-${slug}-${seed}-${locale.slice(0, 2)}-${width}-${colorScheme}`);
            }
        }
    }, { ...QUICK, locale, colorScheme, viewport: { width, height } });
}

await finish();
