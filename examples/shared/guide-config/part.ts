export const folder: string = 'part';
