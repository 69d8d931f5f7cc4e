import { Recipe } from './recipe';
export class Unit extends Recipe {
  name = 'cup';
}
