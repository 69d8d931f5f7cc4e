export interface PriceProps {
  cents: number;
}

export function Price({ cents }: PriceProps) {
  'use memo';
  return <output>{cents / 100}</output>;
}

export function Plain({ cents }: PriceProps) {
  return <output>{cents / 100}</output>;
}
