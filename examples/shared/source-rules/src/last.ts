import { outer } from 'outer';

export const last = [outer, outer];
