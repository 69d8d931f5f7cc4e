import { createRequire } from 'node:module';

export const found = createRequire(import.meta.url).resolve('../../package.json').endsWith('package.json');
