import { find } from './shared';

export const chart = find;
