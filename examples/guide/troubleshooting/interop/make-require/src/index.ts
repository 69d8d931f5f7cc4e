import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);
export const settings: unknown = load('./settings.json');
