export const degrees: number = 'warm';
