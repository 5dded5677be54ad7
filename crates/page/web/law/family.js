// The rules of a family, each with its law and a link to it.

import { element, say } from "../words.js";

const LISTED = 20;

function line({ rule, law, has_law: hasLaw, is_proved: isProved }) {
    const said = law ? say(law.saltus > 0 ? "period {} from {}, saltus {}" : "period {} from {}", law.period, law.preperiod, law.saltus) : hasLaw ? "" : say("no law found");
    const known = hasLaw ? element("span", { class: `badge ${isProved ? "proved" : "observed"}` }, say(isProved ? "proved" : "observed")) : null;
    return element("li", {}, element("a", { href: `#law ${rule}`, lang: "en" }, rule), " ", said, " ", known);
}

/** The rules, the first of them at once. */
export function familyOf({ members }) {
    const list = element("ul", { class: "members" }, ...members.slice(0, LISTED).map(line));
    const section = element("section", {}, element("h2", {}, say("The rules of the family")), list);
    if (members.length > LISTED) {
        const more = element("button", { type: "button" }, say("Show all {}", members.length));
        more.addEventListener("click", () => {
            list.append(...members.slice(LISTED).map(line));
            more.remove();
        });
        section.append(more);
    }
    return section;
}
