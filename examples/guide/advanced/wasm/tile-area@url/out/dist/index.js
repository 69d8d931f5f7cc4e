import { readFile } from "node:fs/promises";
const load = async ()=>{
    const bytes = await readFile(new URL("./static/wasm/fb409f5aa8.module.wasm", import.meta.url));
    const { instance } = await WebAssembly.instantiate(bytes);
    return instance.exports;
};
export { load };
