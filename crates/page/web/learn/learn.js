// The course, a part of the file that is unpacked when it is asked for.

import { showStep } from "./course.js";
import { showHomework } from "./homework.js";
import { showPlacement } from "./placement.js";
import { nextStep } from "./progress.js";
import { showSheet } from "./sheet.js";
import { addressed } from "./steps.js";

/**
 * Shows what an address says, `learn nim 4821`, `sheet nim 4821` or `homework ...`. `calls`: `address(text)` sets it,
 * `law(request)` asks the law finder.
 */
export async function show(word, rest, calls) {
    if (word === "sheet") {
        return showSheet(rest, calls);
    }
    if (word === "homework") {
        return showHomework(rest, calls);
    }
    const asked = addressed(rest);
    if (asked.slug === "placement") {
        return showPlacement(calls);
    }
    return showStep(asked.slug === null ? { slug: nextStep().slug, level: 1, seed: null } : /** @type {any} */ (asked), calls);
}
