export const best: string = 'front';
