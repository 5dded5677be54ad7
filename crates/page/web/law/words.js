// The law of values in words, as one would say it aloud: how they repeat, and who loses.

import { listed, say } from "../words.js";

// So many remainders are still read at a glance.
const FEW = 8;

/** One of some numbers: 0, 2 or 4. */
const either = (all) => (all.length < 2 ? String(all[0]) : `${listed(all.slice(0, -1))} ${say("or")} ${all[all.length - 1]}`);

function repeats({ period, preperiod, saltus }, values, isOutcome) {
    if (saltus > 0) {
        if (preperiod > 0) {
            return say("From {} stones on, every {} more add {} to the value.", preperiod, period, saltus);
        }
        return period === 1 ? say("Each stone adds {} to the value.", saltus) : say("Every {} stones add {} to the value.", period, saltus);
    }
    if (period > 1) {
        if (isOutcome) {
            return preperiod > 0 ? say("From {} stones on, who wins repeats every {}.", preperiod, period) : say("Who wins repeats every {} stones.", period);
        }
        return preperiod > 0 ? say("From {} stones on, the values repeat every {}.", preperiod, period) : say("The values repeat every {} stones.", period);
    }
    const value = values[preperiod];
    if (isOutcome) {
        return value === 0 ? say("From {} stones on, you lose.", preperiod) : say("From {} stones on, you can win.", preperiod);
    }
    return preperiod > 0 ? say("From {} stones on, every heap has the value {}.", preperiod, value) : say("Every heap has the value {}.", value);
}

// Who loses, if the heaps of a period tell it.
function loses({ period, preperiod, saltus }, values) {
    if (saltus > 0 || period === 1 || values.length < preperiod + period) {
        return null;
    }
    const lost = [];
    for (let n = preperiod; n < preperiod + period; n++) {
        values[n] === 0 && lost.push(n % period);
    }
    lost.sort((one, other) => one - other);
    if (lost.length > FEW) {
        return null;
    }
    if (lost.length === 0) {
        return say("From {} stones on, you can win.", preperiod);
    }
    return preperiod > 0
        ? say("From {} stones on, you lose if n mod {} is {}; else you can win.", preperiod, period, either(lost))
        : say("You lose if n mod {} is {}; else you can win.", period, either(lost));
}

/** The law of an answer in one or two sentences, or none. What is only observed is said of what was seen. */
export function inWords({ law, values, is_outcome: isOutcome }) {
    const linear = law?.law?.linear;
    if (!linear || values.length <= linear.preperiod) {
        return [];
    }
    const said = repeats(linear, values, isOutcome);
    return law.is_proved ? [said, loses(linear, values)].filter(Boolean) : [say("So far: {}", said.charAt(0).toLowerCase() + said.slice(1))];
}
