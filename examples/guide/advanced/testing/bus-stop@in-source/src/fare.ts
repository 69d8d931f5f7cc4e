export const fare = (zones: number): number => 180 + 60 * zones;

if (import.meta.vitest) {
  const { expect, test } = import.meta.vitest;
  test('fare', () => expect(fare(2)).toBe(300));
}
