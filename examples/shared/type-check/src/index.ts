export const best: number = 'front';
