import { shared } from './shared';

export const last = () => shared.size;
