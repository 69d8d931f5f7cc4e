export const harbour = 'Brest';
