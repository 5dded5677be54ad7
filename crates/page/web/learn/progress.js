// What the reader has done, on this device: by step the version, how often it was right, the exercise and its answer.

import { STEPS, stepOf } from "./steps.js";

const KEY = "learn";
const NOTHING = { count: 0, shown: 0, isDone: false, isSkipped: false, level: 1, seed: null, mistakes: 0, isOver: false, said: null };

/** @type {any} */
let all = null;
let isRefused = false;

function read() {
    if (all === null) {
        try {
            all = JSON.parse(localStorage.getItem(KEY) ?? "{}");
            localStorage.setItem(`${KEY}-asked`, "");
            localStorage.removeItem(`${KEY}-asked`);
        } catch {
            isRefused = true;
        }
        all = { steps: {}, homework: {}, ...(typeof all === "object" ? all : {}) };
    }
    return all;
}

function write() {
    try {
        localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
        isRefused = true;
    }
}

/** Whether the device keeps what is done. */
export function isKept() {
    read();
    return !isRefused;
}

/** What was done in a step; nothing, if the step has changed since. */
export function done(slug) {
    const found = read().steps[slug];
    return found?.version === stepOf(slug)?.version ? { ...NOTHING, ...found } : { ...NOTHING };
}

export function keep(slug, changes) {
    read().steps[slug] = { ...done(slug), ...changes, version: stepOf(slug)?.version };
    write();
}

/** What was done of a homework, by its text. */
export const homework = (text) => read().homework[text] ?? {};
export function keepHomework(text, entry, how) {
    read().homework[text] = { ...homework(text), [entry]: how };
    write();
}

/** Forgets all. */
export function clear() {
    all = { steps: {}, homework: {} };
    try {
        localStorage.removeItem(KEY);
    } catch {
        isRefused = true;
    }
}

/** The first step that is neither done nor skipped. */
export const nextStep = () => STEPS.find(({ slug }) => !done(slug).isDone && !done(slug).isSkipped) ?? STEPS[0];
