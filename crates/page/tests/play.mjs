// Games on the page, in Chromium: played as a reader plays them, and many at random, compared with the whole games.
//
//   node crates/page/tests/play.mjs target/page/grundy.html [FOLDER for pictures]
//
// GAMES is the number of random games of each kind; the default is 500.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { accessible, address, finish, picture, test, visible } from "./harness.mjs";
import { rules } from "./rules.mjs";

const GAMES = Number(process.env.GAMES ?? 500);
const { isWon, after } = rules();
const QUICK = { reducedMotion: "reduce" };

// For each drawn kind, a won position and a lost one.
const KINDS = [
    ["take 1 3 4", "5 6 9", "4 6 9"],
    ["octal 0.77", "5 8", "5 9"],
    ["octal 0.007", "7", "7 7"],
    ["crosses 7", "0", "1 6"],
    ["split unequal", "7 9", "7 7"],
    ["split into 2..3", "7", "6 6"],
    ["take any or split", "3 5", "3 4 8"],
    ["turn up to 3 coins", "3 6 8", "1 2 3 4"],
    ["turn a run", "2 5 8", "3 5"],
    ["pairs take any from one or the same from both", "5 8", "4 7"],
    ["pairs take (2,1) (1,2) (2,-1) (-1,2)", "6 7", "4 4"],
    ["take up to 2 times the last", "18", "13"],
    ["misere take any", "3 4 5", "1 2 3"],
    ["n -> n - 1; n / 2", "3 4", "1 4"],
    ["(a, b) -> (a - 1, b); (a, b - 1); (a / 2, b / 2)", "3 6", "2 2"],
];

const said = (page) => page.locator("#said").innerText();
const chip = (page) => page.locator("#turn");
const hash = (page) => page.evaluate(() => decodeURIComponent(location.hash));
// Does something that ends in an announcement; what is under way meanwhile is ended by taps, unless it is waited for.
const done = async (page, act, isWaiting = false) => {
    const before = await page.evaluate(() => document.documentElement.dataset.turn);
    await act();
    const isAnnounced = ({ before, isWaiting }) => {
        isWaiting || document.querySelector("#drawing svg")?.dispatchEvent(new PointerEvent("pointerdown", { button: 1 }));
        return document.documentElement.dataset.turn !== before;
    };
    await page.waitForFunction(isAnnounced, { before, isWaiting }, { polling: 20 });
};
const log = (page) => page.locator("#game-log li");

// The middle of a part of the picture, or the place between two.
async function middle(page, name, other = name) {
    const boxes = [];
    for (const part of [name, other]) {
        const at = page.locator(`#drawing [data-part="${part}"]`);
        await at.scrollIntoViewIfNeeded();
        const { x, y, width, height } = await at.boundingBox();
        boxes.push([x + width / 2, y + height / 2]);
    }
    return [(boxes[0][0] + boxes[1][0]) / 2, (boxes[0][1] + boxes[1][1]) / 2];
}

// The ways in which a reader reaches parts of the picture.
const POINTERS = {
    mouse: {
        press: (page, [x, y]) => page.mouse.click(x, y),
        async drag(page, from, to) {
            await page.mouse.move(...from);
            await page.mouse.down();
            await page.mouse.move(...to, { steps: 4 });
            await page.mouse.up();
        },
        make: (page) => page.locator("#do").click(),
    },
    touch: {
        press: (page, [x, y]) => page.touchscreen.tap(x, y),
        async drag(page, from, to) {
            const client = await page.context().newCDPSession(page);
            const send = (type, at) => client.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] });
            await send("touchStart", from);
            await send("touchMove", [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
            await send("touchMove", to);
            await send("touchEnd");
            await client.detach();
            // A tap that follows at once would only end the fling.
            await page.waitForTimeout(350);
        },
        async make(page) {
            const words = await offered(page);
            await page.locator("#do").tap();
            await page.waitForTimeout(250);
            // On a busy machine a tap takes so long that it is a long press, which is no click.
            if ((await offered(page)) === words) {
                await page.locator("#do").tap();
            }
        },
    },
};

const offered = (page) => page.locator("#do").innerText();

// By keyboard: Tab leads to the board, arrows to the move, Enter makes it.
async function makeByKeys(page, words) {
    for (let step = 0; step < 80 && !(await page.evaluate(() => document.activeElement.matches("#drawing svg"))); step++) {
        await page.keyboard.press("Tab");
    }
    const press = async (key) => (await page.keyboard.press(key), (await offered(page)) === words);
    if (words.startsWith("Turn")) {
        const wanted = words.match(/\d+/g).map(Number);
        await page.keyboard.press("Escape");
        await page.keyboard.press("Home");
        for (let coin = 1; coin <= Math.max(...wanted); coin++) {
            wanted.includes(coin) && (await page.keyboard.press("Space"));
            coin < Math.max(...wanted) && (await page.keyboard.press("ArrowRight"));
        }
        assert.equal(await offered(page), words);
        return page.keyboard.press("Enter");
    }
    const goal = /^Go to \((\d+), (\d+)\)/.exec(words);
    if (goal !== null) {
        const [a, b] = (await page.locator("#drawing svg").getAttribute("aria-label")).match(/\d+/g).map(Number);
        await page.keyboard.press("Escape");
        const steps = [[Number(goal[1]) - a, "ArrowRight", "ArrowLeft"], [Number(goal[2]) - b, "ArrowUp", "ArrowDown"]];
        for (const [by, more, less] of steps) {
            for (let step = 0; step < Math.abs(by); step++) {
                await page.keyboard.press(by > 0 ? more : less);
            }
        }
        assert.equal(await offered(page), words);
        return page.keyboard.press("Enter");
    }
    if (/ into .* and /.test(words) && words.match(/\d+/g).length > 2) {
        // Three parts want two cuts, which the list has.
        await page.locator("#more").focus();
        (await page.locator("#extras").isHidden()) && (await page.keyboard.press("Enter"));
        await page.locator("#moves-list button", { hasText: words }).first().focus();
        return page.keyboard.press("Enter");
    }
    for (let place = 0; place < 60; place++) {
        if (await press(place === 0 ? "Home" : "ArrowRight")) {
            return page.keyboard.press("Enter");
        }
        for (let number = 0; number < 32; number++) {
            const before = await offered(page);
            if (await press("ArrowUp")) {
                return page.keyboard.press("Enter");
            }
            if ((await offered(page)) === before) {
                break;
            }
        }
    }
    throw new Error(`no arrows lead to ${words}: ${await offered(page)}, ${await page.evaluate(() => document.activeElement.outerHTML.slice(0, 80))}`);
}

// Makes in the picture a move that is given in words.
async function make(page, words, way) {
    if (way === "keyboard") {
        return makeByKeys(page, words);
    }
    const { press, drag, make: confirm } = POINTERS[way];
    const at = async (...names) => middle(page, ...names);
    const goal = /^Go to (\(.*\))/.exec(words) ?? /cell (\d+)$/.exec(words);
    const parts = await page.locator("#drawing [data-part]").evaluateAll((all) => all.map((part) => part.dataset.part));
    if (goal !== null) {
        await press(page, await at(goal[1]));
    } else if (words.startsWith("Turn")) {
        for (const coin of words.match(/\d+/g)) {
            await press(page, await at(coin));
        }
    } else {
        // "Take 2 from A3, leaving 1 and 2": the piece that begins at stone 3 of row A.
        const [, name, first = null] = / ([A-Z])(\d*)\b/.exec(words.replace(/^(Take|Split)/, "")) ?? [null, "A", null];
        const isRow = (await page.locator("#drawing .dish[rx]").first().evaluate((dish) => dish.tagName).catch(() => "")) === "rect";
        const stones = parts.filter((part) => part.startsWith(name) || /^\d+$/.test(part));
        const numbers = words.replace(/[A-Z]\d*/g, "").match(/\d+/g)?.map(Number) ?? [];
        if (!isRow) {
            const take = /^Take all/.test(words) ? stones.length : numbers[0];
            const prefix = /^\d+$/.test(stones[0]) ? "" : name;
            await press(page, await at(`${prefix}${stones.length - take + 1}`));
        } else {
            const places = stones.map((part) => Number(part.slice(1))).sort((a, b) => a - b);
            const from = first ? Number(first) : places[0];
            let length = 0;
            while (places.includes(from + length)) {
                length += 1;
            }
            if (words.startsWith("Split")) {
                let place = from - 1;
                for (const part of numbers.slice(0, -1)) {
                    place += part;
                    await press(page, await at(`${name}${place}`, `${name}${place + 1}`));
                }
            } else {
                const start = from + (numbers.length > 2 ? numbers[1] : 0);
                // All that is there, but not beyond where the row was split.
                const most = /^Take all/.test(words) ? length : numbers[0];
                for (let take = most; take > 0 && (take === most || (await offered(page)) !== words); take--) {
                    const [one, other] = [await at(`${name}${start}`), await at(`${name}${start + take - 1}`)];
                    take > 1 ? await drag(page, one, other) : await press(page, one);
                }
            }
        }
    }
    assert.equal(await offered(page), words);
    await confirm(page);
}

const start = (page, rule, heaps) =>
    done(page, async () => {
        (await page.locator("#panel").isVisible()) && (await page.locator("#panel-close").click());
        await page.locator("[data-card=own]").click();
        await page.getByRole("textbox", { name: "A move may" }).fill(rule);
        await page.getByRole("textbox", { name: "Heaps" }).fill(heaps);
        await page.getByRole("button", { name: "Play it" }).click();
    });
// The rule and the heaps of the address; a formula has semicolons, too.
const typed = async (page) => /^#play ([^:]*:[^;]*)/.exec(await hash(page))[1];

const hinted = async (page) => {
    await done(page, () => page.locator("#hint").click());
    return /A winning move: (.+?)\.(?: |$)/.exec(await said(page))[1];
};

async function play(page, way, next, isWaiting = false) {
    for (let moves = 0; moves < 60; moves++) {
        if (/has won|have won/.test(await said(page))) {
            return;
        }
        const words = await next();
        // A hint chooses its move; here the reader finds it in the picture.
        await page.locator("#drawing svg").press("Escape");
        if (process.env.TELL === "2") {
            console.log(`      ${words}`);
        }
        await done(page, () => make(page, words, way), isWaiting);
    }
    throw new Error("the game does not end");
}

for (const way of ["mouse", "touch", "keyboard"]) {
    for (const [what, options] of [["at once", QUICK], ["with motion", {}]]) {
        // What moves takes its time: then a kind of each picture is enough.
        const kinds = what === "at once" ? KINDS : ["take 1 3 4", "octal 0.77", "crosses 7", "turn up to 3 coins", "pairs take (2,1) (1,2) (2,-1) (-1,2)", "take up to 2 times the last"].map((rule) => KINDS.find(([of]) => of === rule));
        await test(`by ${way}, ${what}: each kind is won with the hints, and lost from a lost position`, "#play", async (page) => {
            for (const [rule, won, lost] of kinds) {
                if (process.env.TELL) {
                    console.log(`   ${rule}`);
                }
                await start(page, rule, won);
                await play(page, way, () => hinted(page), what !== "at once");
                assert.match(await said(page), /You have won\.$/, `${rule} : ${won}`);
                assert.match(await page.locator("#moment").innerText(), /All your moves were hints/);
                await start(page, rule, lost);
                await play(page, way, async () => {
                    const all = await page.locator("#moves-list button").allTextContents();
                    return all[Math.floor(all.length / 2)];
                });
                assert.match(await said(page), /The machine has won\.$/, `${rule} : ${lost}`);
                await visible(page.getByText("You could not win"));
            }
        }, { ...options, hasTouch: way === "touch" });
    }
}

await test("games at random are as their rules say, with their hints and mistakes", "#play", async (page) => {
    const found = await page.evaluate(
        async ({ source, games }) => {
            const { all, named, moves, isTuple, isWon, after } = new Function(`return (${source})()`)();
            const at = (id) => document.getElementById(id);
            // Nothing travels on a board that is not shown.
            at("stage").classList.add("unseen");
            at("stage").hidden = true;
            let seed = 44;
            const below = (bound) => {
                seed = (seed * 1103515245 + 12345) % 2147483648;
                return Math.floor((seed / 2147483648) * bound);
            };
            const next = (act) =>
                new Promise((resolve) => {
                    const observer = new MutationObserver(() => {
                        observer.disconnect();
                        resolve();
                    });
                    observer.observe(document.documentElement, { attributeFilter: ["data-turn"] });
                    act();
                });
            const faults = [];
            const counts = { games: 0, moves: 0, hints: 0, analyses: 0 };
            const check = (holds, ...what) => holds || faults.push(what.join(" | "));
            for (const [rule, [most, largest]] of Object.entries(all)) {
                for (let turns = 0; turns < games && faults.length < 5; turns++) {
                    const isPlaces = rule.startsWith("turn") || rule.startsWith("crosses");
                    let heaps = Array.from({ length: isTuple(rule) ? most : 1 + below(most) }, () => below(largest + 1));
                    heaps = isPlaces ? [...new Set(heaps.filter((place) => place > 0))].sort((a, b) => a - b) : heaps;
                    heaps = heaps.length === 0 ? [0] : heaps;
                    const begins = below(2) === 0 ? "you" : "machine";
                    await next(() => (location.hash = encodeURI(`#play ${rule} : ${heaps.join(" ")}${begins === "machine" ? "; machine begins" : ""}; perfect${" ".repeat(turns % 2)}`)));
                    let position = { heaps, after: null };
                    const line = [];
                    // Follows the moves in the address that are new.
                    const follow = () => {
                        const [, ...parts] = decodeURIComponent(location.hash).split("; ");
                        const tokens = (parts.find((part) => /^\d+-/.test(part)) ?? "").split(" ").filter(Boolean);
                        for (const token of tokens.slice(line.length)) {
                            const mover = (begins === "you") === (line.length % 2 === 0) ? "you" : "machine";
                            const left = after(rule, position, token);
                            const isMove = moves(rule, position).some((option) => named(rule, option) === named(rule, left));
                            check(isMove, rule, JSON.stringify(position), token, "is no move of the rule");
                            const wasWon = isWon(rule, position);
                            check(mover === "you" || !wasWon || !isWon(rule, left), rule, JSON.stringify(position), token, "the machine lets a won position go");
                            line.push({ mover, wasWon, isMistake: wasWon && isWon(rule, left) });
                            position = left;
                            counts.moves += 1;
                        }
                    };
                    follow();
                    for (;;) {
                        const options = new Set(moves(rule, position).map((option) => named(rule, option)));
                        const buttons = [...at("moves-list").querySelectorAll("button")];
                        const offered = new Set(buttons.map((button) => named(rule, after(rule, position, button.dataset.move))));
                        check(offered.size === options.size && [...offered].every((name) => options.has(name)), rule, JSON.stringify(position), [...offered].join(), [...options].join());
                        if (options.size === 0) {
                            break;
                        }
                        const won = isWon(rule, position);
                        if (counts.hints < 6000 && below(2) === 0) {
                            await next(() => at("hint").click());
                            const words = /A winning move: (.+?)\.(?: |$)/.exec(at("said").textContent);
                            const move = words && [...at("moves-list").querySelectorAll("button")].find((button) => button.textContent === words[1])?.dataset.move;
                            check(words === null ? !won : won && move && !isWon(rule, after(rule, position, move)), rule, JSON.stringify(position), at("said").textContent);
                            counts.hints += 1;
                        }
                        const again = [...at("moves-list").querySelectorAll("button")];
                        await next(() => again[below(again.length)].click());
                        follow();
                    }
                    const isMine = (begins === "you") === (line.length % 2 === 0);
                    const winner = isWon(rule, position) === isMine ? "You have won." : "The machine has won.";
                    check(at("said").textContent.endsWith(winner), rule, at("said").textContent, winner);
                    const loser = winner.startsWith("You") ? "machine" : "you";
                    const mistakes = line.flatMap(({ mover, isMistake }, place) => (mover === loser && isMistake ? [place + 1] : []));
                    const text = at("moment").textContent;
                    const move = /that lost was move (\d+)/.exec(text);
                    check((move === null ? undefined : Number(move[1])) === mistakes[mistakes.length - 1], rule, heaps.join(), text, mistakes.join());
                    const marked = [...at("game-log").children].flatMap((item, place) => (item.className === "mistake" ? [place + 1] : []));
                    const wrong = line.flatMap(({ isMistake }, place) => (isMistake ? [place + 1] : []));
                    check(marked.join() === wrong.join(), rule, heaps.join(), marked.join(), wrong.join());
                    counts.analyses += 1;
                    counts.games += 1;
                }
            }
            return { faults, counts };
        },
        { source: rules.toString(), games: GAMES },
    );
    assert.deepEqual(found.faults, []);
    console.log(`   ${JSON.stringify(found.counts)}`);
}, QUICK);

for (const [width, height] of [[390, 844], [1280, 800]]) {
    await test(`nothing moves over a whole game, at ${width} pixels`, "#words", async (page) => {
        await page.evaluate(() => {
            window.shift = 0;
            new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.shift += value))).observe({ type: "layout-shift", buffered: true });
        });
        for (const position of ["take any : 3 4 5", "octal 0.77 : 5 7", "pairs take any from one or the same from both : 8 6", "turn up to 2 coins : 2 5 8", "crosses 8 : 0", "take up to 2 times the last : 20"]) {
            await done(page, () => page.evaluate((to) => (location.hash = `play ${to}`), position));
            await page.evaluate(() => (window.shift = 0));
            for (let moves = 0; moves < 40 && !/won\.$/.test(await said(page)); moves++) {
                await hinted(page);
                await done(page, () => page.locator("#do").click(), true);
            }
            await page.waitForTimeout(400);
            const shift = await page.evaluate(() => window.shift);
            console.log(`   ${position}: ${shift.toFixed(4)}`);
            assert.ok(shift <= 0.05, `${position}: a shift of ${shift}`);
        }
    }, { viewport: { width, height } });
}

await test("a move is shown before it is made, is seen when it is made, and stays marked", "#play take 1 3 4 : 5 6 9", async (page) => {
    const lifted = () => page.locator("#drawing .piece.up").count();
    const [x, y] = await middle(page, "A3");
    await page.mouse.move(x, y);
    await page.waitForFunction(() => document.querySelectorAll("#drawing .piece.up").length === 3);
    assert.equal(await offered(page), "Take 3 from A");
    await page.mouse.move(5, 5);
    assert.equal(await lifted(), 0);
    // What cannot be taken is dull, and says why.
    assert.ok(await page.locator("#drawing .piece.dull").count() > 0);
    assert.match(await page.locator('#drawing [data-part="A4"]').getAttribute("class"), /dull/);
    await page.mouse.click(...(await middle(page, "A4")));
    assert.match(await chip(page).innerText(), /This is no move\..*1, 3 or 4/s);
    assert.ok(await page.locator("#do").isDisabled());
    assert.equal(await log(page).count(), 0);
    // The first press shows, the second makes.
    await page.mouse.click(x, y);
    assert.equal(await log(page).count(), 0);
    assert.equal(await page.locator("#drawing .up.chosen").count(), 3);
    const begin = Date.now();
    await done(page, () => page.mouse.click(x, y), true);
    const time = Date.now() - begin;
    assert.ok(time > 800 && time < 1500, `my next move comes after ${time} ms`);
    assert.equal(await log(page).count(), 2);
    assert.ok((await page.locator("#drawing .ghost").count()) > 0, "the last move is marked");
    assert.match(await chip(page).innerText(), /Your move\s+Machine: /);
    // A tap ends the motion.
    await page.locator("#greater").click();
    const again = Date.now();
    await done(page, async () => {
        await page.locator("#do").click();
        await page.waitForTimeout(30);
        for (let tap = 0; tap < 3; tap++) {
            await page.mouse.click(x, y);
        }
    }, true);
    assert.ok(Date.now() - again < 700, `taps do not end the motion: ${Date.now() - again} ms`);
    assert.equal(await log(page).count(), 4);
});

await test("a stepper and the arrows choose, Escape clears, and the board is one stop for Tab", "#play take any : 3 4 5", async (page) => {
    await page.locator("#greater").click();
    assert.equal(await offered(page), "Take 1 from A");
    await page.locator("#greater").click();
    assert.equal(await offered(page), "Take 2 from A");
    await page.locator("#less").click();
    assert.equal(await offered(page), "Take 1 from A");
    await page.locator("#drawing svg").focus();
    for (const [key, words] of [["ArrowRight", "Take 1 from B"], ["ArrowUp", "Take 2 from B"], ["End", "Take 1 from C"], ["Home", "Take 1 from A"], ["ArrowUp", "Take 2 from A"], ["ArrowDown", "Take 1 from A"], ["Escape", "Choose stones"]]) {
        await page.keyboard.press(key);
        assert.equal(await offered(page), words);
        assert.equal(await said(page), key === "Escape" ? "" : words, "each choice is announced");
    }
    assert.equal(await page.evaluate(() => scrollY), 0);
    assert.equal(await page.locator("#drawing [tabindex='0']").count(), 1);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    assert.ok(await page.evaluate(() => document.activeElement.matches("#drawing svg")));
    await page.keyboard.press("ArrowRight");
    await done(page, () => page.keyboard.press("Enter"));
    assert.match(await said(page), /^You: Take 1 from A\. Machine: .*\. Heaps: A \d, B \d, C \d\. Your move\.$/, "once, with position and turn");
    assert.ok(await page.evaluate(() => document.activeElement.matches("#drawing svg")));
    await accessible(page);
}, QUICK);

await test("a game is a link; it is taken back, given up and played on from a mistake", "#play take any : 3 4 5; 3-0", async (page) => {
    await page.waitForFunction(() => decodeURIComponent(location.hash).split("; ").pop().split(" ").length === 2);
    await done(page, () => page.getByRole("button", { name: "Undo" }).click());
    assert.equal(await hash(page), "#play take any : 3 4 5");
    await page.locator("#more").click();
    await done(page, () => page.getByRole("button", { name: "Give up" }).click());
    await visible(page.getByText("You could still have won: Take 2 from A."));
    await done(page, () => page.getByRole("button", { name: "Go back there" }).click());
    await visible(chip(page).getByText("Your move"));
    // The first move loses; it can be played again from there.
    await done(page, () => make(page, "Take all of C", "mouse"));
    await done(page, () => page.getByRole("button", { name: "Give up" }).click());
    await visible(page.getByText("The move that lost was move 1: Take all of C. What would have won: Take 2 from A."));
    assert.equal(await page.locator("#game-log .mistake").count(), 1);
    await done(page, () => page.getByRole("button", { name: "Go back there" }).click());
    assert.equal(await hash(page), "#play take any : 3 4 5");
    assert.equal(await log(page).count(), 0);
}, QUICK);

await test("no game is thrown away unasked: cards, settings and Undo keep it", "#play", async (page) => {
    await done(page, () => make(page, "Take all of C", "mouse"));
    const game = await hash(page);
    await done(page, () => page.locator("[data-card=kayles]").click());
    assert.match(await hash(page), /^#play octal 0\.77 : 5 7/);
    await done(page, () => page.locator("[data-card=nim]").click());
    assert.equal(await hash(page), game, "a card's game goes on");
    await page.locator("#settings-open").click();
    await page.getByRole("button", { name: "Two players" }).click();
    await page.getByRole("button", { name: "loses", exact: true }).click();
    await page.keyboard.press("Escape");
    await page.waitForTimeout(200);
    assert.equal(await hash(page), game, "settings count from the next game on");
    await done(page, () => page.locator("#new").click());
    assert.notEqual(await hash(page), game);
    await done(page, () => page.locator("#undo").click());
    assert.equal(await hash(page), game, "Undo leads back from a new game");
    await done(page, () => page.locator("#language").click());
    assert.equal(await hash(page), game);
}, QUICK);

await test("wins and losses are told, and a larger or a smaller position is offered", "#play take any : 1 2", async (page) => {
    const moment = page.locator("#moment");
    for (let turn = 1; turn <= 2; turn++) {
        for (const words of ["Take 1 from B", null]) {
            const next = words ?? (await page.locator("#moves-list button").first().textContent());
            await done(page, () => make(page, next, "mouse"));
        }
        await visible(moment.getByRole("heading", { name: "You won" }));
        await visible(moment.getByText("You made no mistake"));
        assert.equal(await moment.getByRole("button", { name: "A larger one" }).count(), turn - 1);
        assert.equal(await page.evaluate(() => document.activeElement.id), "do");
        turn < 2 && (await done(page, () => page.getByRole("button", { name: "Play again" }).click()));
    }
    await accessible(page);
    await done(page, () => moment.getByRole("button", { name: "A larger one" }).click());
    assert.match(await chip(page).innerText(), /Who begins can win/);
    for (let turn = 1; turn <= 2; turn++) {
        await page.evaluate(() => document.getElementById("give-up").click());
        await visible(moment.getByRole("heading", { name: "The machine won" }));
        assert.equal(await moment.getByRole("button", { name: "A smaller one" }).count(), turn - 1);
        turn < 2 && (await done(page, () => page.getByRole("button", { name: "Play again" }).click()));
    }
    await done(page, () => moment.getByRole("button", { name: "A smaller one" }).click());
    await visible(chip(page).getByText("Your move"));
}, QUICK);

await test("two players share the device", "#play take any : 1 2; two players", async (page) => {
    await visible(chip(page).getByText("Player 1's move"));
    await done(page, () => make(page, "Take 1 from B", "mouse"));
    assert.match(await said(page), /^Player 1: Take 1 from B\..*Player 2's move\.$/);
    await done(page, () => make(page, "Take all of A", "mouse"));
    await done(page, () => make(page, "Take all of B", "mouse"));
    await visible(page.locator("#moment").getByRole("heading", { name: "Player 1 won" }));
    assert.equal(await hash(page), "#play take any : 1 2; two players; 2-1 1-0 2-0");
    await done(page, () => page.locator("#undo").click());
    await visible(chip(page).getByText("Player 1's move"));
}, QUICK);

await test("heaps that are won, and lost, are found for each kind; the machine begins, and errs", "#play", async (page) => {
    const heaps = async () => (await typed(page)).split(" : ")[1].split(" ").map(Number);
    for (const [rule] of KINDS.filter(([rule]) => rule !== "turn up to 3 coins" && !rule.startsWith("crosses"))) {
        await start(page, rule, "");
        for (const [name, won] of [["Heaps you can win", true], ["Heaps you cannot win", false]]) {
            await page.locator("#settings-open").click();
            await done(page, () => page.getByRole("button", { name }).click());
            assert.equal(isWon(rule, { heaps: await heaps(), after: null }), won, `${rule}: ${await heaps()}`);
        }
    }
    await done(page, () => page.evaluate(() => (location.hash = "play take any : 3 4 5; machine begins")));
    assert.match(await said(page), /^Machine: Take 2 from A\./);
    // A random machine often misses this winning move.
    let errors = 0;
    for (let turns = 0; turns < 20; turns++) {
        await done(page, () => page.evaluate((turn) => (location.hash = `play take any : 3 4 5; machine begins; random${" ".repeat(turn)}`), turns % 2));
        errors += Number(!(await said(page)).startsWith("Machine: Take 2 from A"));
    }
    assert.ok(errors > 10, `${errors} errors`);
}, QUICK);

await test("what is not played says why, before a game begins", "#play misere turn a run : 3", async (page) => {
    await visible(page.locator("#play-wrong").getByText("under misere play coins are no heaps"));
    for (const [rule, heaps, what] of [
        ["misere queen", "3 4", "misere play of two heaps is not answered here"],
        ["misere take squares", "9999 9999 9999", "expected smaller heaps"],
        ["queen", "900 3", "because a table of more pairs would take too long"],
        ["", "", "Say what a move may do"],
        ["", "3 4", "Say what a move may do"],
        ["turn up to 3 coins", "3 3", "coin 3 is named twice"],
        ["wythoff", "5", "expected a second heap"],
        ["take 1 3 4 5 x", "", `found "x"`],
    ]) {
        await page.locator("#rule").fill(rule);
        await page.locator("#start").fill(heaps);
        await page.getByRole("button", { name: "Play it" }).click();
        await visible(page.locator("#play-wrong").getByText(what));
        assert.equal(await hash(page), `#play ${[rule, heaps && `: ${heaps}`].filter(Boolean).join(" ")}`.trim());
    }
    await accessible(page);
    await page.locator("#rule").fill("tkae 1 3");
    await page.locator("#start").fill("5 6");
    await page.getByRole("button", { name: "Play it" }).click();
    await page.getByRole("button", { name: "take 1 3", exact: true }).click();
    await visible(page.locator("#drawing svg"));
    assert.equal(await page.locator("#own").evaluate((of) => of.open), false);
    await accessible(page);
}, QUICK);

await test("what people type first is a game, and has a law", "#play", async (page) => {
    for (const rule of ["nim", "wythoff", "Kayles", "Take 1 3 4", "take 1-5", "take 1, 2 and 5", "queen", "Fibonacci nim"]) {
        await start(page, rule, "");
        await visible(page.locator("#drawing svg"));
        await page.goto(`${address}#law ${rule}`);
        await visible(page.locator("#answer .law").first());
        await page.goto(`${address}#play`);
        await visible(page.locator("#drawing svg"));
    }
    for (const [request, answer] of [["law take 1 3 4", "period 7 from 0"], ["antisg octal 0.77 to 20", "wrong for the sum 1 5"]]) {
        await page.goto(`${address}#${request}`);
        await visible(page.locator("#answer .law", { hasText: answer }));
    }
    await page.goto(`${address}#play`);
    for (const [rule, heaps, plain] of [
        ["take any # all", "3 4", "take any : 3 4"],
        ["取 1 到 3", "８", "take 1..3 : 8"],
        ["misère nim", "3 4", "misere take any : 3 4"],
        ["反尼姆", "3 4", "misere take any : 3 4"],
        ["巴什 3", "10", "take 1..3 : 10"],
    ]) {
        await start(page, rule, heaps);
        assert.equal(await typed(page), plain);
    }
}, QUICK);

await test("a formula of three numbers is a list of moves, played to the end", "#play", async (page) => {
    const chomp = Object.keys(rules().all).find((rule) => rule.startsWith("misere (a, b, c)"));
    const listed = () => page.locator("#moves-list button").allTextContents();
    const click = (text) => done(page, () => page.locator("#moves-list button", { hasText: text }).first().click());
    await done(page, () => page.locator("[data-card=chomp]").click());
    await visible(page.locator("#drawing").getByText("(4, 3, 2)"));
    await accessible(page);
    await picture(page, "positions");
    for (let moves = 0; !/have won/.test(await said(page)); moves++) {
        assert.ok(moves < 9, "the game does not end");
        await click(await hinted(page));
    }
    const lost = [[3, 2, 2], [2, 1, 0], [3, 1, 1]].find((heaps) => !isWon(chomp, { heaps }));
    await start(page, chomp, lost.join(" "));
    while (!/has won/.test(await said(page))) {
        await click((await listed())[0]);
    }
    await visible(page.getByText("You could not win"));
    // Sums, under normal play: the rule has two lines, and the address has the game.
    await start(page, "(a, b, c) -> (a - 1, b, c); # the first\n(a, b, c / 2) if c > 0 and c%20 != 2", "1 0 0 0 0 5");
    assert.match(await typed(page), / : \(1, 0, 0\) \(0, 0, 5\)$/);
    await click("In A, go to (0, 0, 0)");
    assert.match(await said(page), /Machine: In B, go to \(0, 0, 2\)\..*The machine has won\.$/);
    const link = await page.evaluate(() => location.hash);
    assert.equal(decodeURIComponent(link), "#play (a, b, c) -> (a - 1, b, c); (a, b, c / 2) if c > 0 and c % 20 != 2 : (1, 0, 0) (0, 0, 5); 1-0.0.0 2-0.0.2");
    await page.goto("about:blank");
    await page.goto(address + link);
    await visible(page.getByRole("heading", { name: "The machine won" }));
    await page.locator("#more").click();
    await page.getByRole("link", { name: "The law of this game" }).click();
    await visible(page.getByRole("heading", { name: /^\(a, b, c\) -> .*c % 20 != 2, numbers up to/ }));
    await page.getByRole("link", { name: "Play this game" }).click();
    await visible(page.locator("#drawing").getByText(/^\(\d, \d, \d\)$/));
}, QUICK);

await test("a board of two numbers is as large as its moves lead, and misere where it is decided", "#play (n, m) -> (n - k, 2*k) for k in 1..min(n, m) : 5 8", async (page) => {
    await visible(page.locator('#drawing [data-part="(0, 10)"]'));
    await page.locator("#settings-open").click();
    await page.getByRole("button", { name: "loses", exact: true }).click();
    await done(page, () => page.keyboard.press("Escape"));
    assert.match(await typed(page), /^misere \(n, m\) -> /);
    // A sum that grows is no row, and its moves are listed.
    await start(page, "n -> [n - 1, n - 2] if n > 1", "5");
    await visible(page.locator("#drawing #moves-list button").first());
    await page.locator("[data-card=own]").click();
    await page.getByRole("textbox", { name: "A move may" }).fill("n -> n - 1;\n     n - 2 iff n > 3");
    await page.getByRole("textbox", { name: "A move may" }).press("Enter");
    await visible(page.locator("#play-wrong").getByText("Line 2, column 12:"));
    assert.equal(await page.evaluate(() => document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)), "iff");
    await page.getByRole("textbox", { name: "A move may" }).fill("n -> [n - 1, n - 3]");
    await page.getByRole("textbox", { name: "A move may" }).press("Enter");
    await page.locator("#play-wrong").getByRole("button", { name: "n -> n - 1; n - 3", exact: true }).click();
    await visible(page.locator("#drawing svg"));
}, QUICK);

await test("a large game is played by its values, and a slow one can be stopped", "#play split unequal : 30000", async (page) => {
    await page.getByLabel("The number of the heap, and what is left of it").fill("1 14000 16000");
    await done(page, () => page.getByRole("button", { name: "Move", exact: true }).click());
    assert.match(await said(page), /^You: Split A into 14000 and 16000\. Machine: .* Your move\.$/);
    await page.getByLabel("The number of the heap, and what is left of it").fill("1 -14000 16000");
    await done(page, () => page.getByRole("button", { name: "Move", exact: true }).click());
    assert.match(await said(page), /This is no move/);
    const quick = () =>
        page.evaluate(() => {
            const begin = performance.now();
            document.querySelector("#moves-list button").click();
            return new Promise((resolve) => new MutationObserver(() => resolve(performance.now() - begin)).observe(document.documentElement, { attributeFilter: ["data-turn"] }));
        });
    console.log(`   a move and its answer, heaps of 14000 and more: ${Math.round(await quick())} ms`);
    await start(page, "octal 0.16", "600000");
    console.log(`   a move and its answer, octal 0.16 of 600000: ${Math.round(await quick())} ms`);
    await start(page, "turn up to 3 coins", "70 71");
    await page.getByLabel("The coins to turn").fill("2 71");
    await done(page, () => page.getByRole("button", { name: "Move", exact: true }).click());
    assert.match(await said(page), /^You: Turn coins 2 and 71/);
    // A heap of a million is too large to draw; once it becomes one of nine, the picture appears.
    await start(page, "take any", "1000000 9");
    await page.getByLabel("The number of the heap, and what is left of it").fill("1 9");
    await done(page, () => page.getByRole("button", { name: "Move", exact: true }).click());
    await visible(page.locator("#drawing svg"));
    await page.locator("[data-card=own]").click();
    await page.locator("#rule").fill("take primes");
    await page.locator("#start").fill("90000");
    await page.getByRole("button", { name: "Play it" }).click();
    await page.locator("#stop").evaluate((stop) => new Promise((done) => {
        const look = () => (stop.hidden ? setTimeout(look, 20) : done(null));
        look();
    }));
    await page.locator("#stop").evaluate((stop) => stop.click());
    await visible(page.locator("#play-wrong").getByText("Stopped."));
}, QUICK);

await test("rows keep their names and places, a drag takes, and a cut splits", "#play kayles : 5 9", async (page) => {
    const names = () => page.locator("#drawing text.tag").allTextContents();
    const [x, y] = await middle(page, "A2");
    await page.mouse.click(x, y, { button: "right" });
    assert.equal(await page.locator("#drawing .chosen").count(), 0);
    await done(page, () => make(page, "Take 1 from A, leaving 1 and 3", "mouse"));
    assert.equal(await page.locator('#drawing [data-part="A2"]').count(), 0, "the gap stays");
    assert.equal(await page.locator('#drawing [data-part="A3"]').count() + await page.locator("#drawing .ghost").count() > 0, true);
    assert.ok((await names()).includes("A") && (await names()).includes("B"));
    const moves = await page.locator("#moves-list button").allTextContents();
    assert.ok(moves.some((words) => / A1|A3| of A/.test(words)) && moves.some((words) => / B/.test(words)), moves.join());
    await start(page, "split into 2..3", "9");
    await page.mouse.click(...(await middle(page, "A3", "A4")));
    assert.equal(await offered(page), "Split A into 3 and 6");
    await page.mouse.click(...(await middle(page, "A6", "A7")));
    assert.equal(await offered(page), "Split A into 3, 3 and 3");
    await start(page, "turn up to 3 coins", "3 6 8");
    await page.mouse.click(...(await middle(page, "2")));
    assert.match(await chip(page).innerText(), /must show heads/);
    await page.mouse.click(...(await middle(page, "8")));
    assert.equal(await offered(page), "Turn coins 2 and 8");
    const words = await hinted(page);
    assert.deepEqual(await page.locator("#drawing .hinted").evaluateAll((all) => all.map((coin) => coin.dataset.part)), words.match(/\d+/g), "all coins of a hint");
}, QUICK);

await test("Back leads to the game before, and the language and the menu keep it", "#play take any : 3 4 5; 3-0 1-1; given up", async (page) => {
    const first = "#play take any : 3 4 5; 3-0 1-1; given up";
    await visible(page.getByText("You could still have won"));
    await page.locator("#language").click();
    await visible(page.getByRole("heading", { name: "机器赢了" }));
    await page.locator("#language").click();
    await visible(page.getByRole("heading", { name: "The machine won" }));
    assert.equal(await hash(page), first);
    await page.getByRole("link", { name: "Law finder" }).click();
    await page.getByRole("link", { name: "Play", exact: true }).click();
    await visible(page.getByText("You could still have won"));
    await done(page, () => page.getByRole("button", { name: "Play again" }).click());
    assert.equal(await hash(page), "#play take any : 3 4 5");
    await page.goBack();
    await visible(page.getByText("You could still have won"));
    await done(page, () => page.getByRole("button", { name: "Undo" }).click());
    assert.equal(await log(page).count(), 2, "only the giving up is taken back");
    for (const [to, what] of [["#Play take any : 3 4", null], ["#play;random", null], ["#play take any : 3; faster", "The link has faster, which says nothing here."], ["#play take any : 3 %zz", "expected a number"]]) {
        await page.goto(`${address}${to}`);
        await visible(what === null ? page.locator("#drawing svg") : page.getByText(what));
    }
}, QUICK);

await test("words are explained, by keyboard too, and a finding is shared", "#law take 1 3 4", async (page) => {
    const word = page.getByRole("button", { name: "period", exact: true });
    await word.focus();
    await page.keyboard.press("Enter");
    await visible(page.getByText("comes again p heaps later"));
    await accessible(page);
    await page.keyboard.press("Escape");
    assert.equal(await page.getByText("comes again p heaps later").count(), 0);
    assert.equal(await word.evaluate((of) => of === document.activeElement), true);
    await page.getByRole("button", { name: "Copy the link of this answer" }).click();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#law take 1 3 4$|#law%20take%201%203%204$/);
    await page.getByRole("link", { name: "Play this game" }).click();
    await visible(page.locator("#drawing svg"));
    await page.locator("#more").click();
    await page.getByRole("button", { name: "Copy the link of this game" }).click();
    assert.match(decodeURI(await page.evaluate(() => navigator.clipboard.readText())), /#play take 1 3 4 : /);
}, { ...QUICK, permissions: ["clipboard-read", "clipboard-write"] });

await test("a position is saved as a picture", "#play take any : 3 4 5", async (page, context) => {
    await page.locator("#more").click();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Picture (SVG)" }).click()]);
    const text = readFileSync(await download.path(), "utf8");
    assert.equal(text.match(/class="piece stone/g).length, 12);
    assert.match(text, /--stone:.*\.piece/s, "it brings its colours along");
    assert.match(text, /^<svg [^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    // The rules of the page would refuse the picture's style there.
    const other = await context.newPage();
    const errors = await other.evaluate((text) => new DOMParser().parseFromString(text, "image/svg+xml").querySelectorAll("parsererror").length, text);
    assert.equal(errors, 0);
}, QUICK);

// Addresses of before, each with what must be seen.
const ADDRESSES = [
    ...["", "#", "#play", "#Play take any : 3 4", "#play take 1 3 4 : 5 6 9; machine begins; 1-4", "#play take any : 3 4 5; 3-0 1-1; given up", "#play octal 0.77 : 5 9; 1-1.3", "#play octal 0.007 : 14", "#play split unequal : 7 11", "#play pairs take any from one or the same from both : 5 8", "#play queen : 5 8", "#play turn up to 3 coins : 3 6 8", "#play take up to 2 times the last : 18; 1-16~2", "#play misere take any : 3 4 5", "#play take 1..3 : 10; random", "#play n -> n - 1; n / 2 : 3 4", "#play;random", "#play kayles"].map((hash) => [hash, "#drawing svg"]),
    ...["#play misere (a, b, c) -> (x, min(b, x), min(c, x)) for x in 0..a-1; (a, x, min(c, x)) for x in 0..b-1; (a, b, x) for x in 0..c-1 : 4 3 2", "#play take any : 1000000 9", "#play split unequal : 30000"].map((hash) => [hash, "#drawing #listing"]),
    ...["#learn", "#learn 1", "#learn 5", "#learn 12", "#learn 2.5", "#learn 99"].map((hash) => [hash, "#step .learn-place > *"]),
    ...["#law take 1 3 4", "#take 2..5", "#law octal 0.77 to 300", "#law wythoff", "#moves take 1 3 4 : 5 6 9", "#antisg octal 0.77 to 20", "#misere take 1 3 4", "#table take 1 3 4 to 30", "#plot octal 0.007 to 500", "#[0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2]"].map((hash) => [hash, "#answer .law"]),
    ["#law", "#typed"],
    ["#games", "#list a"],
    ["#game hdu1846", "#game h1"],
    ["#game poj1067", "#game h1"],
    ["#words", "#words-list dt"],
];

await test("every address of before works", "", async (page) => {
    assert.ok(ADDRESSES.length >= 40);
    for (const [to, what] of ADDRESSES) {
        await page.goto("about:blank");
        await page.goto(`${address}${to}`);
        await page.locator(what).first().waitFor({ state: "visible" }).catch(() => {
            throw new Error(`${to} does not show ${what}`);
        });
    }
}, QUICK);

await test("large letters do not scroll sideways, and targets are large enough", "#play", async (page) => {
    for (const width of [390, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        for (const size of ["", "200%"]) {
            await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
            await page.waitForTimeout(100);
            const wide = await page.evaluate(() => document.documentElement.scrollWidth);
            assert.ok(wide <= width, `${width} pixels, ${size || "100%"}: ${wide}`);
        }
        await page.evaluate(() => (document.documentElement.style.fontSize = ""));
        await page.waitForTimeout(50);
        const small = await page.evaluate(() =>
            [...document.querySelectorAll("button, a")].filter((of) => of.offsetParent !== null && !of.matches(".skip")).flatMap((of) => {
                const { width, height } = of.getBoundingClientRect();
                return Math.min(width, height) < 43 ? [`${of.id || of.textContent}: ${width} x ${height}`] : [];
            }),
        );
        assert.deepEqual(small, [], `${width}`);
    }
}, { ...QUICK, hasTouch: true });

await test("the reasons are shown in pictures, and those of a chosen move", "#play take any : 3 4 5", async (page) => {
    await page.locator("#why").click();
    const panel = page.locator("#panel");
    await visible(panel.getByRole("heading", { name: "Why take 2 from A?" }));
    assert.deepEqual(await panel.locator(".steps li").evaluateAll((all) => all.map((step) => step.dataset.key)), ["N1", "R1", "R2", "R3"]);
    assert.equal(await page.locator("#drawing .odd").count(), 1);
    assert.deepEqual(await page.locator("#drawing .bit.flip").count(), 1);
    assert.ok((await page.locator("#drawing text.bit-number").allTextContents()).includes("1→0"));
    await accessible(page);
    await done(page, () => panel.getByRole("button", { name: "Show the move" }).click());
    assert.equal(await offered(page), "Take 2 from A");
    // A move that fails is explained when it is chosen.
    await page.mouse.click(...(await middle(page, "C1")));
    await visible(panel.locator("li[data-key=Z]"));
    await page.keyboard.press("Escape");
    for (const [position, seen] of [
        ["take 1 3 4 : 5 6 9", "#panel .mex"],
        ["pairs take any from one or the same from both : 8 6", "#drawing .star.aim"],
        ["turn up to 2 coins : 2 5 8", "#drawing .bit.flip"],
        ["crosses 11 : 6", "#drawing .cell.shaded"],
        ["octal 0.77 : 5 8", "#drawing .brace"],
        ["take up to 2 times the last : 20", "#panel li[data-key=F1]"],
        ["take any : 5 5", "#panel li[data-key=CL]"],
        ["misere take any : 3 1 1", "#panel li[data-key=M2]"],
        ["misere octal 0.77 : 3 5", "#panel .answers li"],
        ["take 1 3 4 : 12", "#drawing .star.aim"],
        ["take 1 2 3 never the same twice : 15", "#drawing .star.aim"],
    ]) {
        await done(page, () => page.evaluate((to) => (location.hash = `play ${to}`), position));
        await page.locator(seen).first().waitFor({ state: "attached" }).catch(() => {
            throw new Error(`${position} does not show ${seen}`);
        });
    }
}, QUICK);

await test("the reasons are asked for only where they are shown", "#play take any : 3 4 5", async (page) => {
    await page.evaluate(() => {
        const post = Worker.prototype.postMessage;
        window.asked = [];
        Worker.prototype.postMessage = function (message, ...rest) {
            message.program && window.asked.push(message.program);
            return post.call(this, message, ...rest);
        };
    });
    const asked = () => page.evaluate(() => window.asked.splice(0));
    await done(page, async () => {
        await page.mouse.click(...(await middle(page, "A2")));
        await page.locator("#do").click();
    });
    assert.deepEqual([...new Set(await asked())], ["play"]);
    await page.locator("#why").click();
    await visible(page.locator("#reasons li").first());
    assert.deepEqual(await asked(), ["why"]);
    // A hint is the move that they explain.
    await page.locator("#panel-close").click();
    await hinted(page);
    assert.deepEqual(await asked(), []);
}, QUICK);

for (const [width, height] of [[390, 844], [1280, 720], [1920, 1080]]) {
    await test(`the reasons leave the board where it is, and so on a projector, at ${width} pixels`, "#play take 1 3 4 : 5 6 9", async (page) => {
        const box = () =>
            page.evaluate(() => {
                const { x, y, width, height } = document.getElementById("stage").getBoundingClientRect();
                return [x, y + scrollY, width, height].map(Math.round);
            });
        for (const isLarge of [false, true]) {
            isLarge && (await page.locator("#present").click());
            await page.waitForTimeout(200);
            const before = await box();
            await page.locator("#why").click();
            await visible(page.locator("#reasons li[data-key=V1]"));
            assert.deepEqual(await box(), before, isLarge ? "on a projector" : "");
            await page.locator("#why").click();
        }
        await page.locator("#unpresent").click();
        assert.ok(!(await page.locator("#unpresent").isVisible()));
    }, { ...QUICK, viewport: { width, height } });
}

await test("the first board is seen before the script begins, in the reader's colours", "#words", async (page) => {
    await page.addInitScript(() => {
        window.seen = { frames: 0, theme: "" };
        const look = () => {
            if (document.querySelector("#drawing svg")) {
                // The script is here, but has not begun.
                window.seen.frames += Number(document.querySelector("script[data-part=page]") && !window.seen.begun);
                window.seen.theme ||= document.documentElement.dataset.theme ?? "none";
            }
            requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
        const added = (node) => {
            if (node.dataset?.part === "page") {
                window.seen.here = performance.now();
            } else if (node.localName === "script" && !node.dataset.part && node.textContent.length > 50000) {
                window.seen.begun = performance.now();
            }
        };
        new MutationObserver((all) => all.forEach(({ addedNodes }) => addedNodes.forEach(added))).observe(document, { childList: true, subtree: true });
    });
    await page.goto("about:blank");
    await page.goto(`${address}#play`);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    const { frames, theme, here, begun } = await page.evaluate(() => window.seen);
    assert.equal(theme, "dark");
    // After a second it waits no longer.
    assert.ok(frames > 0 || begun - here > 950, `the script began after ${begun - here} ms and ${frames} frames`);
}, { colorScheme: "dark" });

const VIEWS = [["stones", "take any : 3 4 5"], ["take", "take 1 3 4 : 5 6 9"], ["rows", "octal 0.77 : 5 7; 1-1.3"], ["splits", "split into 2..3 : 7 9"], ["board", "pairs take any from one or the same from both : 8 6"], ["coins", "turn up to 2 coins : 2 5 8"], ["crosses", "crosses 11 : 6"], ["memory", "take up to 2 times the last : 20"], ["misere", "misere octal 0.77 : 3 5"], ["positions", "(a, b, c) -> (a - 1, b, c); (a, b - 1, c) if b > c : (3, 4, 1)"]];
for (const [locale, size, colorScheme] of ["en-US", "zh-CN"].flatMap((locale) => [1280, 390, 1920].flatMap((size) => ["light", "dark"].map((scheme) => [locale, size, scheme])))) {
    const name = `${locale.slice(0, 2)}-${size}-${colorScheme}`;
    await test(`pictures: ${name}`, "", async (page) => {
        await picture(page, `first-${name}`);
        for (const [kind, position] of VIEWS) {
            await done(page, () => page.evaluate((to) => (location.hash = `play ${to}; perfect`), position));
            await page.waitForTimeout(60);
            await picture(page, `${kind}-${name}`);
            await page.locator("#why").click();
            await page.waitForTimeout(60);
            assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= size, kind);
            await accessible(page);
            await picture(page, `${kind}-why-${name}`);
            await page.locator("#panel-close").click();
        }
        await page.evaluate(() => document.getElementById("give-up").click());
        await page.waitForTimeout(500);
        await accessible(page);
        await picture(page, `end-${name}`);
        for (const part of ["words", "learn 2", "learn 7", "law take 1 3 4", "law queen to 12", "game hdu1846"]) {
            await page.evaluate((hash) => (location.hash = hash), part);
            await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
            assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= size, part);
            await accessible(page);
            await picture(page, `${part.replace(/ .*/, "")}-${part.length}-${name}`);
        }
    }, { ...QUICK, locale, colorScheme, viewport: { width: size, height: size === 1920 ? 1080 : size === 390 ? 844 : 800 } });
}

assert.ok(!isWon("take any", after("take any", { heaps: [3, 4, 5] }, "1-1")));
await finish();
