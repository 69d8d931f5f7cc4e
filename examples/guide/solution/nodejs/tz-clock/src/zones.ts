export const zones = {
  lisbon: 'Europe/Lisbon',
  nairobi: 'Africa/Nairobi',
  osaka: 'Asia/Tokyo',
};
