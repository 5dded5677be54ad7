// The programs as WebAssembly: bytes in, bytes out.

/** A request that a program could not finish here. */
export class Unanswered extends Error {}

// The memory of a call is not given back to the system; above this size, the next call starts a new instance.
const KEPT = 64 << 20;

export class Engine {
    /** Takes a compiled WebAssembly.Module. */
    constructor(module) {
        this.module = module;
        /** @type {any} */
        this.exports = null;
    }

    /**
     * Runs a program on an input, a Uint8Array: { status, output, faults }, the last two as Uint8Arrays.
     * Throws Unanswered if 32 bits are not enough for it.
     */
    ask(name, input) {
        if (this.exports === null || this.memory() > KEPT) {
            this.exports = new WebAssembly.Instance(this.module).exports;
        }
        const { allocate, ask } = this.exports;
        try {
            const place = (bytes) => {
                const at = allocate(bytes.length);
                // Memory may have moved when it grew, so each call asks for the buffer again.
                new Uint8Array(this.exports.memory.buffer, at >>> 0, bytes.length).set(bytes);
                return at;
            };
            const word = new TextEncoder().encode(name);
            const [at, from] = [place(word), place(input)];
            const answer = ask(at, word.length, from, input.length);
            const [status, ...parts] = this.numbers(answer, 5);
            const output = this.taken(parts[0], parts[1]);
            const faults = this.taken(parts[2], parts[3]);
            return { status, output, faults };
        } catch (error) {
            if (!(error instanceof WebAssembly.RuntimeError || error instanceof RangeError)) {
                throw error;
            }
            const why = this.whyItEnded();
            this.exports = null; // nothing of it can be trusted now
            throw new Unanswered(why);
        }
    }

    /** The memory of the programs, in bytes. */
    memory() {
        return this.exports === null ? 0 : this.exports.memory.buffer.byteLength;
    }

    // The message of the panic, or nothing if memory ran out.
    whyItEnded() {
        const [at, length] = this.numbers(this.exports.panicked(), 2);
        return new TextDecoder().decode(new Uint8Array(this.exports.memory.buffer, at, length));
    }

    numbers(at, count) {
        return [...new Uint32Array(this.exports.memory.buffer, at >>> 0, count)];
    }

    taken(at, length) {
        const bytes = new Uint8Array(this.exports.memory.buffer, at, length).slice();
        this.exports.free(at, length);
        return bytes;
    }
}
