import { made } from 'made-up';

export const one = made;
