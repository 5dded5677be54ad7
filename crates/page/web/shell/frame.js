// Light or dark, the large view for a projector, and the language: what the reader sets once for all views.

import { at, speak, spoken } from "../words.js";
import { chosenLanguage, chosenTheme, store } from "./chosen.js";

/** Shows the page in a language, and names the other one on its button. */
function setLanguage(which, spoke) {
    speak(which);
    at("language").textContent = which === "zh" ? "English" : "中文";
    at("language").lang = which === "zh" ? "en" : "zh-CN";
    spoke();
}

const root = document.documentElement;

function setPresent(isPresent) {
    root.classList.toggle("present", isPresent);
    at("present").setAttribute("aria-pressed", String(isPresent));
    if (isPresent) {
        root.requestFullscreen?.().catch(() => {});
        at("unpresent").focus();
    } else {
        if (document.fullscreenElement) {
            document.exitFullscreen().catch(() => {});
        }
        at("present").focus();
    }
}

/** Prepares the bar; `spoke()` is called with each language, `changed()` after the reader chose one. */
export function prepareFrame(spoke, changed) {
    root.dataset.theme = chosenTheme();
    setLanguage(chosenLanguage(), spoke);
    at("language").addEventListener("click", () => {
        const which = spoken() === "zh" ? "en" : "zh";
        store("language", which);
        setLanguage(which, spoke);
        changed();
    });
    at("theme").addEventListener("click", () => {
        root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
        store("theme", root.dataset.theme);
    });
    at("present").addEventListener("click", () => setPresent(!root.classList.contains("present")));
    at("unpresent").addEventListener("click", () => setPresent(false));
    addEventListener("keydown", (event) => {
        if (event.key === "Escape" && root.classList.contains("present") && !document.querySelector("dialog[open]")) {
            setPresent(false);
        }
    });
    document.addEventListener("fullscreenchange", () => !document.fullscreenElement && root.classList.contains("present") && setPresent(false));
}
