import last from 'array-last';

export const newest = (days: Date[]): Date => last(days);
