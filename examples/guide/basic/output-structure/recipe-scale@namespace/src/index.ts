export * as units from './units/grams';
