export const noon = 'sun';
