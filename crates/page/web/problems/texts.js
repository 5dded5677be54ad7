// Texts of the documentation: paragraphs, lists and `code`.

import { element } from "../words.js";

/** A line in which `code` is marked. */
export function inline(line) {
    return line.split(/(`[^`]+`)/).map((part) => (/^`.+`$/.test(part) ? element("code", {}, part.slice(1, -1)) : part));
}

/** A text in English. */
export function prose(text) {
    // Links lead into the documentation, which is not on the page.
    const plainly = text.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/\[(`[^`\]]+`)\]/g, "$1");
    return plainly.split(/\n\n+/).filter(Boolean).map((paragraph) => {
        if (paragraph.startsWith("# ")) {
            return element("h4", { lang: "en" }, paragraph.slice(2));
        }
        return paragraph.startsWith("|") || paragraph.startsWith("    ")
            ? element("pre", { tabindex: "0", lang: "en" }, paragraph)
            : element("p", { lang: "en" }, ...inline(paragraph.replace(/\n/g, " ")));
    });
}
