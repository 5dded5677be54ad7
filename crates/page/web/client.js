// The page's side of the worker: a request is a promise, and stopping it ends the worker. A part of the file is unpacked by
// the worker when it is wanted, and waited for if it has not arrived.

// Another script tells them by their kind.
/** A request that was stopped, or replaced by a later one. */
class Stopped extends Error {
    kind = "stopped";
}

/** A request for which 32 bits are not enough. */
class TooLarge extends Error {
    kind = "too large";
}

// What the engine answers; the programs answer all else.
const OF_ENGINE = ["play", "play-zh", "why", "why-zh"];

export class Client {
    /** Takes the worker's source, and the answers that the file brings along, by program and input. */
    constructor(source, known = {}) {
        this.url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
        this.known = known;
        // What waits for each part of the file.
        this.parts = new Map();
        // For each of the worker's modules the promise of it, and the module.
        this.modules = new Map();
        this.compiled = new Map();
        this.texts = new Map();
        this.pending = new Map();
        this.last = 0;
        /** @type {any} */
        this.worker = null;
        this.start();
    }

    // Starts the worker, with the modules that an earlier one has compiled.
    start() {
        const worker = new Worker(this.url);
        worker.onmessage = ({ data: { id, result, error, kind } }) => {
            const { resolve, reject } = this.pending.get(id) ?? {};
            this.pending.delete(id);
            if (error === undefined) {
                resolve?.(result);
            } else {
                reject?.(kind === "unanswered" ? new TooLarge(error) : new Error(error));
            }
        };
        // Without this, a worker that fails to start would leave all requests waiting.
        worker.onerror = (event) => this.end(new Error(event.message || "the worker did not start"));
        this.worker = worker;
        for (const [name, module] of this.compiled) {
            worker.postMessage({ action: "use", name, module });
        }
    }

    // A request to the worker, made as soon as `before` has come; until then it can be stopped without ending the worker.
    post(action, rest, before = Promise.resolve()) {
        const id = (this.last += 1);
        return new Promise((resolve, reject) => {
            const request = { action, resolve, reject, isSent: false };
            this.pending.set(id, request);
            const send = (came) => {
                if (this.pending.has(id)) {
                    if (this.worker === null) {
                        this.start();
                    }
                    request.isSent = true;
                    this.worker.postMessage({ id, action, ...rest, ...came });
                }
            };
            before.then(send, (error) => {
                this.pending.delete(id);
                reject(error);
            });
        });
    }

    // What waits for a part of the file.
    part(name) {
        if (!this.parts.has(name)) {
            /** @type {any} */
            const part = {};
            part.packed = new Promise((resolve, reject) => Object.assign(part, { resolve, reject }));
            // Nobody may be waiting for it.
            part.packed.catch(() => {});
            this.parts.set(name, part);
        }
        return this.parts.get(name);
    }

    /** Takes a part of the file, compressed and as text. The engine is unpacked at once. */
    give(name, packed) {
        this.part(name).resolve({ packed });
        if (name === "engine") {
            this.module(name).catch(() => {});
        }
    }

    /** The whole file has arrived: what is missing now will not come. */
    complete() {
        for (const name of ["engine", "list", "programs", "texts"]) {
            this.part(name).reject(new Error(`this file is not complete: it ends before its part "${name}"`));
        }
    }

    // Waits until the worker has a module.
    module(name) {
        if (!this.modules.has(name)) {
            const compiled = this.post("compile", { name }, this.part(name).packed).then(({ module }) => {
                this.compiled.set(name, module);
                return {};
            });
            this.modules.set(name, compiled);
            compiled.catch(() => this.modules.delete(name));
        }
        return this.modules.get(name);
    }

    /** The data of a part of the file, which is kept. */
    unpacked(name) {
        if (!this.texts.has(name)) {
            const text = this.post("unpack", {}, this.part(name).packed).then(JSON.parse);
            this.texts.set(name, text);
            text.catch(() => this.texts.delete(name));
        }
        return this.texts.get(name);
    }

    /** The answer of a program: { status, output, faults, ms, memory }. */
    async ask(program, input) {
        const output = this.known[`${program} ${input}`];
        if (output !== undefined) {
            return { status: 0, output, faults: "", ms: 0, memory: 0 };
        }
        const name = OF_ENGINE.includes(program) ? "engine" : "programs";
        return this.post("ask", { name, program, input }, this.module(name));
    }

    /** Whether an answer is awaited. */
    isBusy() {
        return [...this.pending.values()].some(({ action }) => action === "ask");
    }

    /** Whether what is awaited is a part of the file, which has not arrived or is being unpacked. */
    isLoading() {
        const all = [...this.pending.values()];
        return all.some(({ action, isSent }) => action !== "ask" || !isSent);
    }

    /** Ends the computation: a busy worker receives no messages. What it has not begun is only forgotten. */
    stop() {
        const isWorking = [...this.pending.values()].some(({ action, isSent }) => action === "ask" && isSent);
        isWorking ? this.end(new Stopped()) : this.forget(new Stopped(), ({ action }) => action === "ask");
    }

    end(error) {
        this.worker?.terminate();
        this.worker = null;
        this.forget(error, ({ isSent, action }) => isSent || action === "ask");
    }

    forget(error, isForgotten) {
        for (const [id, request] of [...this.pending]) {
            if (isForgotten(request)) {
                this.pending.delete(id);
                request.reject(error);
            }
        }
    }
}
