import { shared } from './shared';

export const first = () => shared.size;
