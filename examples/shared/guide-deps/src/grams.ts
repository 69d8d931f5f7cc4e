export { grams } from 'grams';
