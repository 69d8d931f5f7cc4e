const fare = (zones)=>60 * zones;
if (import.meta.vitest) fare(2);
export { fare };
