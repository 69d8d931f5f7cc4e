export function sorted(cents: number[]) {
  'use memo';
  return { all: cents.map((one) => one / 100) };
}
