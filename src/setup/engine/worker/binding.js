import {
  createOnMessage,
  getDefaultContext,
  instantiateNapiModule,
  WASI,
} from '@napi-rs/wasm-runtime';
import {Buffer} from '@napi-rs/wasm-runtime/fs';

import {memoryPages} from '../memory';
import {fs} from './fileSystem';

/** What `@rspack/binding` exports, once it runs. */
export const loaded = {binding: undefined};

/**
 * Starts Rspack's binding, as its own `rspack.wasi-browser.js` does, from a module that is already compiled.
 *
 * @param {WebAssembly.Module} module
 */
export async function startBinding(module) {
  const context = getDefaultContext();
  context.feature.Buffer = Buffer;
  const memory = new WebAssembly.Memory({
    initial: memoryPages,
    maximum: memoryPages,
    shared: true,
  });
  const {napiModule} = await instantiateNapiModule(module, {
    context,
    asyncWorkPoolSize: 4,
    wasi: new WASI({version: 'preview1', fs, preopens: {'/': '/'}}),
    onCreateWorker() {
      const thread = new Worker(new URL('./thread.js', import.meta.url));
      thread.addEventListener('message', createOnMessage(fs));
      return thread;
    },
    overwriteImports(imports) {
      imports.env = {...imports.env, ...imports.napi, ...imports.emnapi, memory};
      return imports;
    },
    beforeInit({instance}) {
      for (const [name, run] of Object.entries(instance.exports)) {
        if (name.startsWith('__napi_register__')) {
          run();
        }
      }
    },
  });
  loaded.binding = napiModule.exports;
}
