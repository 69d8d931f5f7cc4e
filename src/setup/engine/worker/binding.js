/** What `@rspack/binding` exports, once it runs. */
export const loaded = {binding: undefined};

/** Starts Rspack's binding with its own program for browsers. @param {WebAssembly.Module} compiled */
export async function startBinding(compiled) {
  globalThis.compiledBinding = compiled;
  loaded.binding = (await import('@rspack/binding-wasm32-wasi/rspack.wasi-browser.js')).default;
}
