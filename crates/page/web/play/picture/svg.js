// Elements of SVG pictures.

/** @type {(name: string, attributes?: any, ...children: any[]) => SVGElement} */
export function svg(name, attributes = {}, ...children) {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) {
        if (value !== false && value !== null && value !== undefined) {
            made.setAttribute(key, String(value));
        }
    }
    made.append(...children.filter((child) => child !== null && child !== undefined && child !== false));
    return /** @type {any} */ (made);
}

const round = (number) => Math.round(number * 100) / 100;
/** A part at a place; what moves is inside, so that its own motion does not replace the place. */
export const put = (x, y, scale, attributes, ...children) =>
    svg("g", { transform: `translate(${round(x)} ${round(y)})${scale === 1 ? "" : ` scale(${round(scale * 10) / 10 === scale ? scale : scale.toFixed(4)})`}` }, svg("g", attributes, ...children));
export const use = (name, attributes = {}) => svg("use", { href: `#${name}`, ...attributes });
/** A text whose middle is at a place. */
export const text = (x, y, size, name, ...words) => svg("text", { x: round(x), y: round(y + size * 0.36), "font-size": round(size), class: name }, ...words.map((word) => (typeof word === "object" ? word : String(word))));
export const clamp = (low, number, high) => Math.max(low, Math.min(number, high));

/** From one of some ascending numbers `by` further; from another one, or none, to the next, and far away to an end. */
export function stepped(all, here, by) {
    const next = by > 0 ? all.findIndex((other) => other > here) : all.length - 1 - [...all].reverse().findIndex((other) => other < here);
    const place = all.indexOf(here);
    if (Math.abs(by) > 1 || all.length === 0) {
        return all[by > 0 ? all.length - 1 : 0];
    }
    if (place >= 0) {
        return all[clamp(0, place + by, all.length - 1)];
    }
    return all[clamp(0, here <= 0 && by < 0 ? all.length - 1 : next, all.length - 1)];
}
