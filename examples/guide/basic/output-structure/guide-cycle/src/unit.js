import { Recipe } from './recipe.js';
export class Unit extends Recipe {}
