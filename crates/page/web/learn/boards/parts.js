// What boards are made of: groups of buttons with one tab stop, numbers to tap, stones and pins.

import { put, svg, use } from "../../play/picture/svg.js";
import { element } from "../../words.js";

/** Makes buttons one tab stop: arrows lead from one to the next, Home and End to the first and the last. */
export function roving(holder, columns = 0) {
    const buttons = () => [...holder.querySelectorAll("button")].filter((button) => !button.disabled);
    const lead = (button) => buttons().forEach((other) => (other.tabIndex = other === button ? 0 : -1));
    holder.addEventListener("keydown", (event) => {
        const all = buttons();
        const here = all.indexOf(event.target);
        const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: columns > 0 ? -columns : -1, ArrowDown: columns > 0 ? columns : 1, Home: -here, End: all.length - 1 - here }[event.key];
        if (here < 0 || by === undefined || event.altKey || event.ctrlKey || event.metaKey) {
            return;
        }
        event.preventDefault();
        const next = all[here + by];
        if (next !== undefined) {
            lead(next);
            next.focus();
        }
    });
    holder.addEventListener("focusin", (event) => lead(event.target));
    lead(buttons()[0]);
    return holder;
}

/** Numbers to tap. */
export function numbers(from, to, label, tap) {
    const button = (number) => element("button", { type: "button", "data-number": number, onclick: () => tap(number) }, String(number));
    const count = to - from + 1;
    const pad = element("div", { class: "numbers-pad", role: "group", "aria-label": label }, ...Array.from({ length: count }, (_, at) => button(from + at)));
    pad.style.gridTemplateColumns = `repeat(${Math.min(8, count)}, minmax(0, 3.25rem))`;
    return roving(pad);
}

/** A stone, or a small stack of them. */
export function stones(count, name = "") {
    const many = Math.max(1, count);
    const picture = svg("svg", { class: `board stones ${name}`, viewBox: `-60 ${-36 * many - 6} 120 ${36 * many + 40}`, "aria-hidden": "true" });
    for (let stone = 0; stone < count; stone++) {
        picture.append(put(0, -36 * stone, 1, {}, use(`stone-${stone % 3}`)));
    }
    return picture;
}

/** Pins in a row; some have fallen. */
export function pins(row) {
    const picture = svg("svg", { class: "board pins", viewBox: `0 -116 ${row * 52} 130`, "aria-hidden": "true" });
    for (let pin = 0; pin < row; pin++) {
        picture.append(put(26 + pin * 52, 0, 1, {}, use("pin")));
    }
    return picture;
}

/** Lets a part come from where another one is. */
export function slide(part, from) {
    const calm = typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (calm || !from?.isConnected) {
        return;
    }
    const [a, b] = [from.getBoundingClientRect(), part.getBoundingClientRect()];
    part.animate([{ transform: `translate(${a.x - b.x}px, ${a.y - b.y}px)`, opacity: 0.3 }, { transform: "none", opacity: 1 }], { duration: 480, easing: "cubic-bezier(.2, .8, .2, 1)" });
}

/** Marks what a sentence names, and nothing else. */
export function mark(holder, parts) {
    holder.querySelectorAll(".named").forEach((part) => part.classList.remove("named"));
    parts.filter(Boolean).forEach((part) => part.classList.add("named"));
}
