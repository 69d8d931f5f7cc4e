import { stamp } from 'swc-made';

export const kinds = (): string => stamp('named');
