import { kilos } from '../../units/src/index';

export const line = (g: number): string => kilos(g);
