import { grams } from './units/grams';

export const scale = (cups: number, people: number): number => grams(cups) * people;

export async function print(cups: number): Promise<string> {
  const { format } = await import('./print');

  return format(grams(cups));
}
