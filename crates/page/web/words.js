// The words of the page in the reader's language. The English words are their own keys.

let chinese = {};
let language = "en";

/** Takes the Chinese words: an object with English keys. */
export function learn(words) {
    chinese = words;
}

/** Sets the language, "en" or "zh", and the words of the whole page. */
export function speak(which) {
    language = which;
    document.documentElement.lang = which === "zh" ? "zh-CN" : "en";
    /** @type {(marked: string) => NodeListOf<HTMLElement>} */
    const all = (marked) => document.querySelectorAll(marked);
    for (const element of all("[data-say]")) {
        element.dataset.english ??= element.textContent;
        write(element, say(element.dataset.english));
    }
    for (const element of all("[data-label]")) {
        element.setAttribute("aria-label", say(element.dataset.label));
    }
}

/** Writes into an element what it does not say already: a browser would lay it out anew. */
export function write(element, words) {
    if (element.textContent !== words) {
        element.textContent = words;
    }
}

export function spoken() {
    return language;
}

/** A word of the page; each `{}` stands for one of `parts`. */
export function say(english, ...parts) {
    const words = language === "zh" ? chinese[english] ?? english : english;
    return words.replace(/\{\}/g, () => parts.shift());
}

/** Numbers or names as a list. */
export const listed = (all) => all.join(language === "zh" ? "、" : ", ");

/** Sentences as a text. */
export const told = (all) => all.filter(Boolean).join(language === "zh" ? "" : " ");

/**
 * The element of the page with this id.
 * @type {(id: string) => any}
 */
export const at = (id) => document.getElementById(id);

/** An element with attributes and children, which are elements or texts. */
export function element(name, attributes = {}, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith("on")) {
            made.addEventListener(key.slice(2), value);
        } else if (value !== false && value !== undefined && value !== null) {
            made.setAttribute(key, value === true ? "" : value);
        }
    }
    made.append(...children.filter((child) => child !== null && child !== undefined));
    return made;
}

/** A button that copies a text, or the result of a function when it is pressed; the label says which. */
export function copyButton(text, label, shown = say("Copy")) {
    const button = element("button", { type: "button", "aria-label": label }, shown);
    button.addEventListener("click", async () => {
        button.textContent = (await copied(typeof text === "function" ? text() : text)) ? say("Copied") : say("Not copied");
        setTimeout(() => (button.textContent = shown), 1500);
    });
    return button;
}

async function copied(text) {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        // For older browsers, and for pages from the disk in some browsers.
        const area = element("textarea", { "aria-hidden": "true" });
        area.value = text;
        document.body.append(area);
        area.select();
        const done = document.execCommand("copy");
        area.remove();
        return done;
    }
}
