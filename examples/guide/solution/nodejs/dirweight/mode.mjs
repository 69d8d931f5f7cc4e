import { statSync } from 'node:fs';

const { mode } = statSync('dist/esm/cli.js');
console.log((mode & 0o777).toString(8));
