import { two } from './two';
export const one = (a: object) => ({ ...a, ...two(a) });
