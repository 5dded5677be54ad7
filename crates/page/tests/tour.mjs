// A tour of the page, which runs in any browser: a game of each kind, won with hints and explained on the way, and each view in
// both languages.

/**
 * Runs in the page; gives what was wrong, each in words.
 * @param {number} patience how long, in ms, it waits for one thing
 */
export async function tour(patience) {
    const at = (id) => /** @type {any} */ (document.getElementById(id));
    const faults = [];
    addEventListener("error", ({ message }) => faults.push(message));
    addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
    document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => faults.push(`refused by ${violatedDirective}`));

    const until = async (what, isSo) => {
        const begin = performance.now();
        while (!isSo()) {
            if (performance.now() - begin > patience) {
                throw new Error(`${what}: not within ${patience} ms`);
            }
            await new Promise((done) => setTimeout(done, 10));
            // A press ends what moves.
            document.querySelector("#drawing svg")?.dispatchEvent(new PointerEvent("pointerdown", { button: 1 }));
        }
    };
    // Does something that ends in an announcement.
    const done = async (what, act) => {
        const { turn } = document.documentElement.dataset;
        act();
        await until(what, () => document.documentElement.dataset.turn !== turn);
    };
    const hasWords = (selector) => Array.from(document.querySelectorAll(selector)).some((part) => part.textContent.trim() !== "");

    const game = async (card) => {
        await done(card, () => document.querySelector(`[data-card=${card}]`).click());
        for (let moves = 0; !/You have won\.$/.test(at("said").textContent); moves++) {
            if (moves > 60) {
                throw new Error(`${card}: does not end`);
            }
            if (moves === 0) {
                at("why").click();
                await until(`${card}: Why?`, () => hasWords("#reasons li"));
                at("panel-close").click();
            }
            await done(`${card}: a hint`, () => at("hint").click());
            const make = document.querySelector("#moves-list .main") ?? at("do");
            await done(`${card}: ${make.textContent}`, () => make.click());
        }
    };
    const VIEWS = { "learn 2": "#step-title", "law take 1 3 4 to 50": "#answer h2", "game hdu1846": "#game h1", words: "#words-list dt", play: "#cards b" };
    const view = async (language) => {
        await until(language, () => document.documentElement.lang.startsWith(language));
        for (const [hash, selector] of Object.entries(VIEWS)) {
            location.hash = hash;
            await until(`${language}: ${hash}`, () => hasWords(selector) && at("stop").hidden);
            const words = document.querySelector(".nav").textContent + (language === "zh" ? document.querySelector("main > section:not([hidden])").textContent : "");
            /\p{Script=Han}/u.test(words) === (language === "zh") || faults.push(`${hash} is not in ${language}`);
        }
    };
    const cards = Array.from(document.querySelectorAll("[data-card]"), ({ dataset }) => dataset.card).filter((card) => card !== "own");
    cards.length >= 10 || faults.push(`${cards.length} cards`);
    try {
        for (const card of cards) {
            await game(card);
        }
        await view("en");
        at("language").click();
        await view("zh");
        at("language").click();
    } catch (error) {
        faults.push(error.message);
    }
    return faults;
}
