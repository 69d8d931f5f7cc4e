export const best = 'front';
