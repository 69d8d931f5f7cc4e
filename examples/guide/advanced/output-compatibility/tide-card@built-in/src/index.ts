import { readFileSync } from 'node:fs';

export const table = (file: string): string => readFileSync(file, 'utf8');
