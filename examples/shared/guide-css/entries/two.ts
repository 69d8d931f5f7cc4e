import { shared } from './shared';
export const two = { shared };
