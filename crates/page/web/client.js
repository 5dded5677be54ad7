// The page's side of the worker: a request is a promise, and stopping it ends the worker.

/** A request that was stopped, or replaced by a later one. */
export class Stopped extends Error {}

/** A request for which 32 bits are not enough. */
export class TooLarge extends Error {}

export class Client {
    /** Takes the worker's source, and the programs as WebAssembly. */
    constructor(source, bytes) {
        this.url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
        this.bytes = bytes;
        this.pending = new Map();
        this.last = 0;
        /** @type {any} */
        this.worker = null;
        this.start();
    }

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
        this.post("start", { bytes: this.bytes }).catch((error) => this.end(error));
    }

    post(action, rest) {
        const id = (this.last += 1);
        return new Promise((resolve, reject) => {
            this.pending.set(id, { action, resolve, reject });
            this.worker.postMessage({ id, action, ...rest });
        });
    }

    /** The answer of a program: { status, output, faults, ms, memory }. */
    ask(program, input) {
        if (this.worker === null) {
            this.start();
        }
        return this.post("ask", { program, input });
    }

    /** Whether a program is running. */
    isBusy() {
        return [...this.pending.values()].some(({ action }) => action === "ask");
    }

    /** Ends the computation: a busy worker receives no messages. */
    stop() {
        this.end(new Stopped());
    }

    end(error) {
        this.worker?.terminate();
        this.worker = null;
        const waiting = [...this.pending.values()];
        this.pending.clear();
        waiting.forEach(({ reject }) => reject(error));
    }
}
