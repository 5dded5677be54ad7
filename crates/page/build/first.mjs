// What the page shows first, made by running it: so its first board is in the file, and so are the engine's answers that
// it asks for at its start.

import { parseHTML } from "linkedom";
import vm from "node:vm";
import { Engine } from "../web/engine.js";

/** A client whose answers are there at once, and which keeps them in `known`. */
function client(engine, known) {
    return {
        async ask(program, input) {
            const { output, faults } = engine.ask(program, new TextEncoder().encode(input));
            known[`${program} ${input}`] = new TextDecoder().decode(output);
            return { status: 0, output: known[`${program} ${input}`], faults: new TextDecoder().decode(faults), ms: 0, memory: 0 };
        },
        // Parts that are fetched ahead are not part of what is shown.
        unpacked: () => new Promise(() => {}),
        isBusy: () => false,
        isLoading: () => false,
        stop() {},
    };
}

/** Runs the page in a language until it waits, and gives its document. */
async function shown(html, script, words, engine, language, known) {
    const { document } = parseHTML(html);
    const nothing = () => {};
    Object.defineProperty(document, "activeElement", { value: document.body });
    // linkedom reads the HTML alone: until something is chosen, a list stands at its first option.
    const chosen = new WeakMap();
    Object.defineProperty(Object.getPrototypeOf(document.createElement("select")), "value", {
        configurable: true,
        get() {
            return chosen.get(this) ?? this.querySelector("option")?.value ?? "";
        },
        set(value) {
            chosen.set(this, value);
        },
    });
    const browser = {
        document,
        navigator: { language },
        location: { hash: "", href: "" },
        history: { replaceState: nothing, pushState: nothing },
        localStorage: { getItem: () => null, setItem: nothing },
        matchMedia: () => ({ matches: false, addEventListener: nothing }),
        addEventListener: nothing,
        removeEventListener: nothing,
        requestAnimationFrame: nothing,
        cancelAnimationFrame: nothing,
        requestIdleCallback: nothing,
        getComputedStyle: () => ({ getPropertyValue: () => "" }),
        ResizeObserver: class { observe() {} unobserve() {} disconnect() {} },
        setTimeout: nothing,
        clearTimeout: nothing,
        setInterval: nothing,
        clearInterval: nothing,
        innerWidth: 1280,
        innerHeight: 900,
        performance: { now: () => 0 },
        TextEncoder,
        TextDecoder,
        URL,
        console,
    };
    Object.assign(browser, { window: browser, self: browser });
    const context = vm.createContext(browser);
    vm.runInContext(script, context, { filename: "the page when it is built" });
    await browser.page.begin(words, client(engine, known));
    return document;
}

/**
 * The page's HTML, in which each element with `data-drawn` has what the script draws into it; and the answers that the
 * page asks for at its start, in both languages, as `known`.
 */
export async function firstView(html, script, words, wasm) {
    const engine = new Engine(new WebAssembly.Module(wasm));
    const known = {};
    const drawn = await shown(html, script, words, engine, "en-US", known);
    await shown(html, script, words, engine, "zh-CN", known);
    const { document } = parseHTML(html);
    for (const place of document.querySelectorAll("[data-drawn]")) {
        const from = drawn.getElementById(place.id);
        if (from.childNodes.length === 0) {
            throw new Error(`the page draws nothing into #${place.id} at its start`);
        }
        from.querySelectorAll("[data-english]").forEach((element) => element.removeAttribute("data-english"));
        place.innerHTML = from.innerHTML;
        place.removeAttribute("data-drawn");
    }
    return { html: document.toString(), known };
}
