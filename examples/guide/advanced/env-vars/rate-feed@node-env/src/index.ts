export function convert(amount: number, rate: number): number {
  if (process.env.NODE_ENV !== 'production' && rate <= 0) {
    console.warn('rate-feed: a rate must be above zero');
  }
  return amount * rate;
}
