// What the reader has chosen for all views, light or dark and the language; else what the browser asks for.

/** What was kept, or null: without storage, the browser's choice is used each time. */
export function stored(key) {
    try {
        return localStorage.getItem(key);
    } catch {
        return null;
    }
}

/** Keeps a choice. */
export function store(key, value) {
    try {
        localStorage.setItem(key, value);
    } catch {
        // The choice is not kept.
    }
}

export const chosenTheme = () => stored("theme") ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
export const chosenLanguage = () => stored("language") ?? (navigator.language.startsWith("zh") ? "zh" : "en");
