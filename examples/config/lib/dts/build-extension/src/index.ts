import { units } from '../units/index';

export const twice: number = 2 * units;
