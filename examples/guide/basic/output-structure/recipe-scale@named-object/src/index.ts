import { grams } from './units/grams';

export const units = { grams };
