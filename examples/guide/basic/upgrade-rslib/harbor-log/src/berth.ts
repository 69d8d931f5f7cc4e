export const berth = 'North pier 4';
