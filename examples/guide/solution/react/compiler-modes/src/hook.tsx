import { useState } from 'react';

export function usePrice(cents: number) {
  const [price] = useState({ cents });
  return { price, sum: [price.cents, cents] };
}
