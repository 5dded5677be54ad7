// The picture of the values, which is computed when the reader asks for it.

import { element, say } from "../words.js";

/** The section, and `show(text)`, which shows an SVG in it; `draw()` makes the SVG. */
export function pictureOf(rule, draw) {
    const figure = element("figure", {});
    const section = element("section", { "aria-label": say("Picture") }, element("h2", {}, say("Picture")), figure);
    const button = element("button", { type: "button" }, say("Draw the values"));
    figure.append(button);
    const show = (text) => {
        /** @type {any} */
        const svg = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
        svg.setAttribute("role", "img");
        svg.setAttribute("aria-label", say("The values of {}", rule));
        const whole = svg.viewBox.baseVal;
        const [x, y, width, height] = [whole.x, whole.y, whole.width, whole.height];
        let [left, top, part] = [x, y, 1];
        const place = (toLeft, toTop, toPart) => {
            part = Math.min(1, Math.max(1 / 32, toPart));
            left = Math.min(x + width * (1 - part), Math.max(x, toLeft));
            top = Math.min(y + height * (1 - part), Math.max(y, toTop));
            svg.setAttribute("viewBox", [left, top, width * part, height * part].join(" "));
        };
        const zoom = (factor) => {
            const to = Math.min(1, Math.max(1 / 32, part * factor));
            place(left + (width * (part - to)) / 2, top + (height * (part - to)) / 2, to);
        };
        const shift = (dx, dy) => place(left + dx * width * part, top + dy * height * part, part);
        const acts = [
            ["+", say("Larger"), () => zoom(0.5)],
            ["−", say("Smaller"), () => zoom(2)],
            ["←", say("To the left"), () => shift(-0.25, 0)],
            ["→", say("To the right"), () => shift(0.25, 0)],
            ["↑", say("Up"), () => shift(0, -0.25)],
            ["↓", say("Down"), () => shift(0, 0.25)],
            [say("Whole"), say("The whole picture"), () => place(x, y, 1)],
        ];
        const buttons = acts.map(([sign, label, onclick]) => element("button", { type: "button", "aria-label": label, title: label, onclick }, sign));
        const hadFocus = document.activeElement === button;
        figure.replaceChildren(element("div", { class: "buttons" }, ...buttons), svg);
        if (hadFocus) {
            buttons[0].focus();
        }
    };
    button.addEventListener("click", async () => {
        const picture = await draw();
        if (picture !== undefined) {
            show(picture);
        }
    });
    return { element: section, show };
}
