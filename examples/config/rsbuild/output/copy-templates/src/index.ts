import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const main = () => readFileSync(join(import.meta.dirname, 'templates/app/main.ts'), 'utf8');
