export * from 'kit';
export const own = 1;
