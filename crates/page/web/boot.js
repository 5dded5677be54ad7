// The page's start: it hands on the parts of the file as they arrive.

import { Client } from "./client.js";
import { begin } from "./main.js";

/** @type {(name: string) => any} */
const part = (name) => document.querySelector(`script[data-part=${name}]`)?.textContent;

/** @type {any} */
const page = globalThis;

// Called behind each part of the file.
page.arrived = () => {};
if (typeof WebAssembly !== "object" || typeof Worker !== "function") {
    const trouble = /** @type {HTMLElement} */ (document.getElementById("trouble"));
    trouble.textContent =
        "This browser is too old for this page: it needs WebAssembly (Chrome 80, Firefox 78, Safari 16.4). 浏览器太旧，缺少 WebAssembly，无法运行本页。";
    trouble.hidden = false;
} else {
    const client = new Client(part("worker"), JSON.parse(part("known")));
    page.arrived = (name) => client.give(name, part(name));
    addEventListener("DOMContentLoaded", () => client.complete());
    begin(JSON.parse(part("words")), client);
}
