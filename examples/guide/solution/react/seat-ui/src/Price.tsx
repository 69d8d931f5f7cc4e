export interface PriceProps {
  cents: number;
}

export function Price({ cents }: PriceProps) {
  return <output>{`€ ${(cents / 100).toFixed(2)}`}</output>;
}
