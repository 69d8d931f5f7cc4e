import { mergeRslibConfig } from '@rslib/core';

const shared = { lib: [{ format: 'umd' }, { id: 'main', format: 'esm' }] };
const local = { lib: [{ id: 'main', syntax: 'es2020' }] };

console.log(mergeRslibConfig(shared, local).lib);
