import beans from './beans.json' with { type: 'json' };

export const ratioOf = (roast: 'light' | 'dark'): number => beans[roast];
