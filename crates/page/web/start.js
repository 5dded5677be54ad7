// The page's start: the worker begins at once with the parts of the file, as they arrive; the page's script begins as soon as the
// first board has been seen, for a browser shows nothing while it reads a script.

import { Client } from "./client.js";

/** @type {(name: string) => any} */
const part = (name) => document.querySelector(`script[data-part=${name}]`)?.textContent;

/** @type {any} */
const page = globalThis;

// Called behind each part of the file.
page.arrived = () => {};

let isBegun = false;
function begin() {
    if (!isBegun) {
        isBegun = true;
        const script = document.createElement("script");
        script.textContent = part("page");
        document.body.append(script);
    }
}

if (typeof WebAssembly !== "object" || typeof Worker !== "function") {
    const trouble = /** @type {HTMLElement} */ (document.getElementById("trouble"));
    trouble.textContent =
        "This browser is too old for this page: it needs WebAssembly (Chrome 80, Firefox 78, Safari 16.4). 浏览器太旧，缺少 WebAssembly，无法运行本页。";
    trouble.hidden = false;
} else {
    page.client = new Client(part("worker"), JSON.parse(part("known")));
    page.arrived = (name) => page.client.give(name, part(name));
    addEventListener("DOMContentLoaded", () => page.client.complete());
    // What is drawn in a frame is seen at the next one. A page in the background has no frames, and elsewhere nothing is drawn.
    const isSeen = !document.hidden && !document.documentElement.classList.contains("elsewhere");
    isSeen ? requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin))) : begin();
    setTimeout(begin, 1000);
}
