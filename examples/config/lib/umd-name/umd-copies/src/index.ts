import { find } from './shared';

export const one = find;
