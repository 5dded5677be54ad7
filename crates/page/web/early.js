// Before anything is seen: light or dark, and what of the drawn page may be shown before its script begins.

import { chosenLanguage, chosenTheme } from "./shell/chosen.js";

const root = document.documentElement;
root.dataset.theme = chosenTheme();
// The file has the first board and English words. At another address nothing of it is shown, in Chinese no words.
if (!/^#?(play)?$/.test(location.hash)) {
    root.classList.add("elsewhere");
} else if (chosenLanguage() === "zh") {
    root.lang = "zh-CN";
    root.classList.add("wordless");
}
