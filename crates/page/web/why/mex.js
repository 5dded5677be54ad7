// The value of a piece: its options stand on their values, and the first empty place is its own.

import { element, say } from "../words.js";

// More places are not shown.
const PLACES = 9;

export function mexOf({ mex, pieces }) {
    const { value, by } = mex;
    const piece = pieces.find(({ at }) => at === mex.piece);
    const places = Math.min(value + 1, PLACES);
    const from = value + 1 - places;
    const slot = (number) => {
        const some = by.filter((option) => option.value === number);
        const option = ({ left }) => element("i", {}, left.length === 0 ? "0" : left.join(" + "));
        return element("div", { class: `slot${number === value ? " least" : ""}` }, element("span", {}, ...some.map(option)), element("b", {}, String(number)));
    };
    const label = say("What {} can become, by value: {} is the first empty place", piece === undefined ? "" : piece.size.join(", "), value);
    return element("div", { class: "mex", role: "img", "aria-label": label }, ...Array.from({ length: places }, (_, place) => slot(from + place)));
}
