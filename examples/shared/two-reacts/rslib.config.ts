import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ id: 'peer', output: { distPath: 'dist/peer' } }, { id: 'copy', output: { autoExternal: false, distPath: 'dist/copy' } }, { id: 'umd', format: 'umd', umdName: 'Seats', output: { distPath: 'dist/umd', externals: { react: 'React' } } }] });
