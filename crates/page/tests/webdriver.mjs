// A browser by its WebDriver, the protocol that all browsers share.

import { spawn } from "node:child_process";
import { createServer } from "node:net";

/** A port that nobody uses. */
const free = () =>
    new Promise((done) => {
        const server = createServer().listen(0, "127.0.0.1", () => {
            const { port } = /** @type {any} */ (server.address());
            server.close(() => done(port));
        });
    });

/** Begins a browser by the program of its driver, which takes `--port=N`, with these capabilities. */
export async function driven(program, capabilities) {
    const port = await free();
    const driver = spawn(program, [`--port=${port}`], { stdio: "ignore" });
    const failed = new Promise((_, fail) => driver.once("error", fail));
    failed.catch(() => {});
    const send = async (method, path, body = {}) => {
        const sent = method === "POST" ? { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) } : {};
        const response = await fetch(`http://127.0.0.1:${port}/${path}`, { method, ...sent });
        const { value } = /** @type {any} */ (await response.json());
        if (!response.ok) {
            throw new Error(value.message);
        }
        return value;
    };
    // The driver needs a moment until it listens.
    const ready = async () => {
        for (let tries = 0; tries < 100; tries++) {
            try {
                return await send("GET", "status");
            } catch {
                await new Promise((done) => setTimeout(done, 100));
            }
        }
        throw new Error(`${program} does not answer`);
    };
    const begun = async () => {
        await Promise.race([ready(), failed]);
        return send("POST", "session", { capabilities: { alwaysMatch: capabilities } });
    };
    const { sessionId, capabilities: given } = await begun().catch((error) => {
        driver.kill();
        throw error;
    });
    const session = `session/${sessionId}`;
    await send("POST", `${session}/timeouts`, { script: 300000, pageLoad: 60000 });
    return {
        name: `${given.browserName} ${given.browserVersion}`,
        open: (url) => send("POST", `${session}/url`, { url }),
        /** Runs a function in the page; it may give a promise. */
        run: (act, ...args) => send("POST", `${session}/execute/async`, { script: `const [args, done] = [Array.from(arguments).slice(0, -1), arguments[arguments.length - 1]]; Promise.resolve((${act})(...args)).then(done)`, args }),
        /** Presses the mouse at a place of the window. */
        press: (x, y) =>
            send("POST", `${session}/actions`, {
                actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions: [{ type: "pointerMove", x: Math.round(x), y: Math.round(y) }, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }] }],
            }),
        async end() {
            await send("DELETE", session).catch(() => {});
            driver.kill();
        },
    };
}
