import tideMath from 'tide-math';

export const total = (hours: number[]): number => tideMath.sum(hours);
