import { spoon } from './spoon';

export const spoons = (amount: number) => amount / spoon;
