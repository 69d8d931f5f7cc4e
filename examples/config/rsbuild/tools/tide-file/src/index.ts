import low from './low.tide';

export const next = (index: number): string => low[index];
