// The worker: runs one program after another, beside the page.

import { Engine, Unanswered } from "./engine.js";

const actions = {
    /** Compiles the programs; the later actions wait for it. */
    async start({ bytes }) {
        return new Engine(await WebAssembly.compile(bytes));
    },

    /** Runs one program on one input; input and output are texts. */
    async ask({ program, input }) {
        const engine = await started;
        const begin = performance.now();
        const { status, output, faults } = engine.ask(program, new TextEncoder().encode(input));
        const ms = performance.now() - begin;
        const text = (bytes) => new TextDecoder().decode(bytes);
        return { status, output: text(output), faults: text(faults), ms, memory: engine.memory() };
    },
};

/** @type {any} */
let started = null;

// This is set before the programs are compiled, because a message could be missed otherwise.
self.onmessage = async ({ data: { id, action, ...rest } }) => {
    try {
        const done = actions[action](rest);
        if (action === "start") {
            started = done;
            await done;
            self.postMessage({ id, result: null });
        } else {
            self.postMessage({ id, result: await done });
        }
    } catch (error) {
        const kind = error instanceof Unanswered ? "unanswered" : "broken";
        self.postMessage({ id, error: error.message, kind });
    }
};
