export { Recipe } from './recipe';
export { Unit } from './unit';
