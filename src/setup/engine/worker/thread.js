/* A thread of the binding: a worker that runs the same wasm on the same memory. */
import {
  createFsProxy,
  instantiateNapiModuleSync,
  MessageHandler,
  WASI,
} from '@napi-rs/wasm-runtime';
import {memfsExported} from '@napi-rs/wasm-runtime/fs';

const fs = createFsProxy(memfsExported);

const handler = new MessageHandler({
  onLoad: ({wasmModule, wasmMemory}) =>
    instantiateNapiModuleSync(wasmModule, {
      childThread: true,
      wasi: new WASI({fs, preopens: {'/': '/'}}),
      overwriteImports(imports) {
        imports.env = {...imports.env, ...imports.napi, ...imports.emnapi, memory: wasmMemory};
      },
    }),
});

globalThis.addEventListener('message', (event) => handler.handle(event));
