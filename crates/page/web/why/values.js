// The value of each piece, below it; of a row, under a brace.

import { say } from "../words.js";
import { svg, text } from "../play/picture/svg.js";

/** Whether the pieces have values that are not their numbers. */
export const hasValues = ({ chain, pieces, crosses }) => ["values", "pairs"].includes(chain) && !crosses && pieces.some(({ value, size }) => value !== null && (size.length > 1 || value !== size[0]));

export function drawValues({ pieces }, picture, line, y) {
    const words = ({ value, can_move: canMove }) => (canMove ? say("value {}", value) : say("no move here"));
    if (picture.runs) {
        return picture.runs.flatMap(({ at, from, to, length, y: under }) => {
            const piece = pieces.find((one) => one.at === at);
            return piece === undefined || length === 0 || piece.value === null
                ? []
                : [svg("path", { class: "brace", d: `M${from} ${under - 4}v5H${to}v-5` }), text((from + to) / 2, under + line * 0.42, line * 0.44, "value", words(piece))];
        });
    }
    return picture.columns.flatMap(({ at, x }) => {
        const piece = pieces.find((one) => one.at === at);
        return piece === undefined || piece.value === null ? [] : [text(x, y + line * 0.4, line * 0.5, "value", words(piece))];
    });
}
