import { defineConfig } from '@rslib/core';

const host = "typeof __webpack_require__ === 'function' ? __webpack_require__ : undefined";

export default defineConfig({
  lib: [{ format: 'esm', banner: { js: `const hostRequire = ${host};` } }],
});
