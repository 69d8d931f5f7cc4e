export { Recipe } from './recipe.js';
export { Unit } from './unit.js';
