import { outer } from 'outer';

export const first = [outer];
