import { grams } from 'recipe-scale/units/grams';

console.log(grams(3));
