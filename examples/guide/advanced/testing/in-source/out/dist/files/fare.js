const fare = (zones)=>60 * zones;
export { fare };
