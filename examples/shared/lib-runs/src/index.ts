import { part } from './part';

export const one = (text = part) => text ?? 1;
