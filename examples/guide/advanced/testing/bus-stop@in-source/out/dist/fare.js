const fare = (zones)=>180 + 60 * zones;
export { fare };
