import { kilos } from '@orchard/units';

export const label = (fruit: string, grams: number): string => `${fruit}, ${kilos(grams)}`;
