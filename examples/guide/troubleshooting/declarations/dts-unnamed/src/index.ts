import { make } from 'outer';

export const made = make();
