import { readFileSync } from 'node:fs';

export interface Tide {
  time: string;
  height: number;
}

export function readTide(file: URL): Tide {
  const [time = '', height] = readFileSync(file, 'utf8').split(',');
  return { time, height: Number(height) };
}
