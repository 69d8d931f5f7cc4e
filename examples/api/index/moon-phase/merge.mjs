import { mergeRslibConfig } from '@rslib/core';

const base = { lib: [{ id: 'main', format: 'esm' }], source: { define: { HEMISPHERE: '"north"' } } };
const south = { lib: [{ id: 'main', syntax: 'es2020' }], source: { define: { HEMISPHERE: '"south"' } } };
const release = process.argv.includes('release') ? { output: { minify: true } } : undefined;

console.log(JSON.stringify(mergeRslibConfig(base, south, release)));
