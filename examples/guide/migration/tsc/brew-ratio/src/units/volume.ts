const SIZES = { cup: 240, spoon: 15 };

export const millilitres = (amount: number, unit: keyof typeof SIZES): number =>
  amount * SIZES[unit];
