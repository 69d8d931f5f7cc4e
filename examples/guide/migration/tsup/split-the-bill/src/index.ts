import { toCents, type Money } from './money';

export type { Money };

export interface Share {
  name: string;
  amount: Money;
}

export function splitBill(total: Money, names: string[]): Share[] {
  const cents = toCents(total);
  const base = Math.floor(cents / names.length);
  const rest = cents - base * names.length;

  return names.map((name, place) => ({ name, amount: (base + (place < rest ? 1 : 0)) / 100 }));
}
