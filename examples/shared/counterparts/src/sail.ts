export const sail = 'usual sail';
