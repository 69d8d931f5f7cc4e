import { mergeRslibConfig } from '@rslib/core';
const { lib, output } = mergeRslibConfig(
  { lib: [{ format: 'esm' }, { id: 'main' }], output: { externals: ['one'] } },
  { lib: [{ format: 'cjs' }, { id: 'main' }], output: { externals: ['two'] } },
);
console.log('externals', output.externals.join());
console.log('items', lib.map(({ id = '-' }) => id).join());
