const MONTH = 29.530588853;
const NEW_MOON = Date.UTC(2000, 0, 6, 18, 14);

let hemisphere: 'north' | 'south' = 'north';

export function setHemisphere(next: 'north' | 'south'): void {
  hemisphere = next;
}

export function moonAge(date: Date): number {
  const days = (date.getTime() - NEW_MOON) / 86_400_000;

  return days % MONTH;
}

export function litSide(date: Date): 'left' | 'right' {
  const waxing = moonAge(date) < MONTH / 2;

  return waxing === (hemisphere === 'north') ? 'right' : 'left';
}
