// Equal pieces, joined in pairs.

import { svg } from "../play/picture/svg.js";

export function drawPairs({ pieces }, columns, line, y) {
    const pairs = pieces.filter(({ at, twin }) => twin !== null && twin > at && columns.has(at) && columns.has(twin));
    return pairs.map(({ at, twin }, place) => {
        const deep = line * (0.5 + (place % 3) * 0.3);
        return svg("path", { class: "twins", d: `M${columns.get(at)} ${y}v${deep}H${columns.get(twin)}v${-deep}` });
    });
}
