// Unpacks the page's script and the programs, which are compressed so that the page is one small file; the texts of problems
// are unpacked when the first problem is opened.

/** @type {(id: string) => any} */
const at = (id) => document.getElementById(id);

/** The bytes of an element that holds compressed base64. */
async function unpacked(id) {
    const text = atob(at(id).textContent.trim());
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The JSON of such an element. */
async function parsed(id) {
    return JSON.parse(new TextDecoder().decode(await unpacked(id)));
}

async function boot() {
    if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function" || typeof Worker !== "function") {
        at("trouble").textContent =
            "This browser is too old for this page: it needs WebAssembly and DecompressionStream (Chrome 80, Firefox 113, Safari 16.4). 浏览器太旧，缺少 WebAssembly，无法运行本页。";
        at("trouble").hidden = false;
        return;
    }
    const [programs, data] = await Promise.all([unpacked("programs"), parsed("data")]);
    const url = URL.createObjectURL(new Blob([data.page], { type: "text/javascript" }));
    const { begin } = await import(url);
    URL.revokeObjectURL(url);
    await begin(data, programs, () => parsed("texts"));
}

boot();
