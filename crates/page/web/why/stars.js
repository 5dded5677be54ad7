// The lost squares as stars: who must move on a star, loses. On a board, or on a strip of the numbers of one heap.

import { clamp, svg, text } from "../play/picture/svg.js";

const STAR = "M0-9V9M-8-4.5 8 4.5M-8 4.5 8-4.5";

// Whether the stars are those of one heap.
const isStrip = ({ why, terms }) => terms !== "board" && why?.stars?.sides.length === 1;

/** How much room a strip takes below the position. */
export const stripHeight = (look, line) => (isStrip(look) ? line * 1.9 : 0);

const star = (x, y, size, isAim) => svg("g", { transform: `translate(${x} ${y}) scale(${size / 44})` }, svg("rect", { class: `star${isAim ? " aim" : ""}`, x: -16, y: -16, width: 32, height: 32, rx: 7 }), svg("path", { d: STAR }));

export function drawStars(look, picture, { width, height, sides }, line) {
    const { stars, best, lost } = look.why;
    const aim = best && !lost ? best[0].left.join() : "";
    if (look.terms === "board") {
        const { x, y, size } = picture;
        const isIn = ([a, b]) => a < sides[0] && b < sides[1];
        const marks = stars.at.filter(isIn).map(([a, b]) => star(x(a), y(b), size, `${a},${b}` === aim));
        const [a, b] = look.heaps;
        const rays = stars.rays.slice(0, 24).map(([[c, d]]) => svg("path", { class: "path was", d: `M${x(a)} ${y(b)}L${x(c)} ${y(d)}` }));
        return { marks: [...rays, ...marks], strip: [] };
    }
    if (!isStrip(look)) {
        return { marks: [], strip: [] };
    }
    const all = look.heaps[0];
    const lost0 = new Set(stars.at.map(([number]) => number));
    const size = clamp(9, (width - 16) / (all + 1), line * 1.1);
    const y = height - line * 1.1;
    const strip = [];
    for (let number = 0; number <= all; number++) {
        const x = width / 2 + (number - all / 2) * size;
        strip.push(svg("rect", { class: `cell${number === all ? " last" : ""}`, x: x - size / 2 + 1, y: y - size / 2, width: size - 2, height: size - 2, rx: 4 }));
        if (lost0.has(number)) {
            strip.push(star(x, y - 1, size, String(number) === aim));
        }
        if (size > 13 || number % 5 === 0) {
            strip.push(text(x, y + size / 2 + line * 0.25, Math.max(10, Math.min(size * 0.5, line * 0.4)), "tag", number));
        }
    }
    return { marks: [], strip };
}
