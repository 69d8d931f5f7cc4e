import { words } from 'shell-words';

export const first = (line: string): string | undefined => words(line)[0];
