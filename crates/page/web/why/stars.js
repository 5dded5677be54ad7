// The lost squares as stars: who must move on a star, loses. On a board; on a strip of the numbers of one heap; or, where the
// last take counts, on a strip for each last take.

import { clamp, svg, text } from "../play/picture/svg.js";
import { say } from "../words.js";

const STAR = "M0-9V9M-8-4.5 8 4.5M-8 4.5 8-4.5";
// More strips are not shown.
const STRIPS = 8;

/** How much room the strips take below the position. */
export const stripHeight = (look, line) => (look.terms === "board" || !look.why?.stars ? 0 : stripsOf(look).length * line * 0.9 + line);

const star = (x, y, size, isAim) => svg("g", { transform: `translate(${x} ${y}) scale(${size / 44})` }, svg("rect", { class: `star${isAim ? " aim" : ""}`, x: -16, y: -16, width: 32, height: 32, rx: 7 }), svg("path", { d: STAR }));

// The last takes, 0 for none, that get a strip: those of the position and of its best move among them. Null without last takes.
function stripsOf({ why, after }) {
    const lasts = [...new Set([0, ...why.stars.sides.slice(1)])];
    if (lasts.length === 1) {
        return [null];
    }
    const needed = [after ?? 0, why.best?.[0].after ?? 0];
    const others = lasts.filter((last) => !needed.includes(last));
    return [...new Set([...needed, ...others])].slice(0, STRIPS).sort((a, b) => a - b);
}

function drawStrips(look, { width, height }, line) {
    const { stars, best, lost } = look.why;
    const strips = stripsOf(look);
    const all = look.heaps[0];
    const names = strips[0] === null ? 0 : line * 2.2;
    const size = clamp(9, (width - 16 - names) / (all + 1), line * (names ? 0.9 : 1.1));
    const place = (number, last) => (last === null ? [number] : [number, last]).join();
    const isLost = new Set(stars.at.map((square) => square.join()));
    const aim = best && !lost ? place(best[0].left[0], strips[0] === null ? null : best[0].after ?? 0) : "";
    const here = place(all, strips[0] === null ? null : look.after ?? 0);
    const x = (number) => (width + names) / 2 + (number - all / 2) * size;
    const parts = strips.flatMap((last, strip) => {
        const y = height - line * 0.75 - (strips.length - strip - 0.5) * line * 0.9;
        const name = last === null ? [] : [text(x(0) - size * 0.7, y, line * 0.42, "tag end", last === 0 ? say("first") : say("after {}", last))];
        const cells = Array.from({ length: all + 1 }, (_, number) => {
            const square = place(number, last);
            const cell = svg("rect", { class: `cell${square === here ? " last" : ""}`, x: x(number) - size / 2 + 1, y: y - size / 2, width: size - 2, height: size - 2, rx: 4 });
            return isLost.has(square) ? [cell, star(x(number), y - 1, size, square === aim)] : [cell];
        });
        return [...name, ...cells.flat()];
    });
    for (let number = 0; number <= all; number++) {
        if (size > 13 || number % 5 === 0) {
            parts.push(text(x(number), height - line * 0.4, Math.max(10, Math.min(size * 0.5, line * 0.4)), "tag", number));
        }
    }
    return parts;
}

/** What is marked on the board, and the strips below it. */
export function drawStars(look, picture, scene, line) {
    if (look.terms !== "board") {
        return { marks: [], strips: drawStrips(look, scene, line) };
    }
    const { stars, best, lost } = look.why;
    const { x, y, size } = picture;
    const aim = best && !lost ? best[0].left.join() : "";
    const isIn = ([a, b]) => a < scene.sides[0] && b < scene.sides[1];
    const marks = stars.at.filter(isIn).map(([a, b]) => star(x(a), y(b), size, `${a},${b}` === aim));
    const [a, b] = look.heaps;
    const rays = stars.rays.slice(0, 24).map(([[c, d]]) => svg("path", { class: "path was", d: `M${x(a)} ${y(b)}L${x(c)} ${y(d)}` }));
    return { marks: [...rays, ...marks], strips: [] };
}
