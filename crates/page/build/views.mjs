// Puts the views that are not Play, their script and their style, into the list, a part of the page that is unpacked when one of
// them is asked for. The modules outside their folders are those of the page's own script, by `web/shared.js`.
//
//   node crates/page/build/views.mjs FOLDER

import { build } from "esbuild";
import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";

const [folder] = process.argv.slice(2);
const web = new URL("../web/", import.meta.url).pathname;
const listed = readFileSync(`${web}shared.js`, "utf8");

const shared = {
    name: "shared",
    setup({ onResolve, onLoad }) {
        onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
            const name = relative(web, new URL(path, `file://${resolveDir}/`).pathname);
            if (/^(learn|law|problems)\//.test(name)) {
                return undefined;
            }
            if (!listed.includes(`"${name}": `)) {
                throw new Error(`crates/page/web/shared.js: no ${name}, which ${resolveDir} imports`);
            }
            return { path: name, namespace: "shared" };
        });
        onLoad({ filter: /.*/, namespace: "shared" }, ({ path }) => ({ contents: `module.exports = globalThis.shared[${JSON.stringify(path)}];` }));
    },
};

const made = async (entry) => {
    const { outputFiles } = await build({
        entryPoints: [web + entry],
        bundle: true,
        minify: true,
        write: false,
        charset: "utf8",
        legalComments: "none",
        target: ["chrome80", "firefox78", "safari16.4"],
        format: entry.endsWith(".js") ? "iife" : undefined,
        plugins: entry.endsWith(".js") ? [shared] : [],
    });
    return outputFiles[0].text.trim();
};
const file = `${folder}/list.json`;
const list = JSON.parse(readFileSync(file, "utf8"));
writeFileSync(file, JSON.stringify({ ...list, views: { script: await made("later.js"), style: await made("later.css") } }));
