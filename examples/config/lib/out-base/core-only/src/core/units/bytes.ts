import { round } from '../math/round';

export const kib = (bytes: number) => round(bytes / 1024);
