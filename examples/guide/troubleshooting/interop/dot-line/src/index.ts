import { dot } from 'dot-kit';

export const line = (length: number): string => dot().repeat(length);
