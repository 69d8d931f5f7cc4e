import { shared } from './shared';
export const one = [shared];
