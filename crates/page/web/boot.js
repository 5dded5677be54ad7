// The page's script.

import { begin } from "./main.js";

/** @type {any} */
const page = globalThis;
begin(JSON.parse(/** @type {any} */ (document.querySelector("script[data-part=words]")).textContent), page.client);
