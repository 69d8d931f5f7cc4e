import { sorted } from 'plain-sort';

export function median(values: number[]): number {
  const list = sorted(values);
  return list[Math.floor(list.length / 2)] ?? 0;
}
