import { createRequire } from 'node:module';

export const tide = createRequire(import.meta.url)('./tide.node');
