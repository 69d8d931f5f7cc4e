import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', footer: { js: '// slug, MIT' } },
    { format: 'cjs', footer: { js: 'module.exports = exports.default;' } },
  ],
});
