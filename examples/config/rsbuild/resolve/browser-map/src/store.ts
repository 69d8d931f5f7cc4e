import { writeFileSync } from 'node:fs';

export const save = (text: string): void => writeFileSync('draft.txt', text);
