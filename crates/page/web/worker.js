// The worker: unpacks the parts of the file, and runs one program after another, beside the page.

import { Engine, Unanswered } from "./engine.js";
import { unpacked } from "./unpack.js";

const engines = new Map();

const actions = {
    /** Compiles a part of the file; gives the module, for a later worker. */
    async compile({ name, packed }) {
        const module = await WebAssembly.compile(unpacked(packed));
        engines.set(name, new Engine(module));
        return { module };
    },

    /** Takes a module that an earlier worker has compiled. */
    use({ name, module }) {
        engines.set(name, new Engine(module));
    },

    /** The text of a part of the file. */
    unpack({ packed }) {
        return new TextDecoder().decode(unpacked(packed));
    },

    /** Runs one program of a module on one input; input and output are texts. */
    ask({ name, program, input }) {
        const engine = engines.get(name);
        const begin = performance.now();
        const { status, output, faults } = engine.ask(program, new TextEncoder().encode(input));
        const ms = performance.now() - begin;
        const text = (bytes) => new TextDecoder().decode(bytes);
        return { status, output: text(output), faults: text(faults), ms, memory: engine.memory() };
    },
};

self.onmessage = async ({ data: { id, action, ...rest } }) => {
    try {
        self.postMessage({ id, result: await actions[action](rest) });
    } catch (error) {
        const kind = error instanceof Unanswered ? "unanswered" : "broken";
        self.postMessage({ id, error: error.message, kind });
    }
};
