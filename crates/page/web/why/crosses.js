// Treblecross: the cells where a cross lets the other make three are shaded; each free stretch is a piece.

import { say } from "../words.js";
import { svg, text } from "../play/picture/svg.js";

export function drawCrosses({ crosses }, { squares, columns, size, middle }, line) {
    if (!crosses) {
        return [];
    }
    squares.forEach((square) => square?.classList.remove("shaded"));
    crosses.shaded.forEach((cell) => squares[cell].classList.add("shaded"));
    return crosses.free.flatMap(([from, length, value]) => {
        const [left, right] = [columns[from - 1].x - size * 0.4, columns[from + length - 2].x + size * 0.4];
        const y = middle - size / 2 - 8;
        return [svg("path", { class: "brace", d: `M${left} ${y + 5}v-5H${right}v5` }), text((left + right) / 2, y - line * 0.4, line * 0.44, "value", length > 1 || size > 40 ? say("value {}", value) : value)];
    });
}
