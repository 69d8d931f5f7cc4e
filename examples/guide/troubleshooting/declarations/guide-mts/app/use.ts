import { cups } from 'cups';
export const two: number = cups;
