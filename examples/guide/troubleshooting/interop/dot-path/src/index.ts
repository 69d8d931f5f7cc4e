import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export const path: string = require.resolve('dot-kit');
