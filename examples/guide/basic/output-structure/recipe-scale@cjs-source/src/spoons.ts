import sizes from './sizes.cjs';

export const spoons = (millilitres: number): number => millilitres / sizes.spoon;
