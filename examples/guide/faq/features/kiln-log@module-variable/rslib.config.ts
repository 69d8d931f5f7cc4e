import { defineConfig } from '@rslib/core';

const nonce = "(typeof __webpack_nonce__ === 'undefined' ? undefined : __webpack_nonce__)";

export default defineConfig({
  lib: [{ format: 'esm' }],
  source: { define: { APP_NONCE: nonce } },
});
