export const fare = (zones: number) => 60 * zones;

if (import.meta.vitest) fare(2);
