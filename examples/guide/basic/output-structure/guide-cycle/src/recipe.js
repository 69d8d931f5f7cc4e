import { Unit } from './unit.js';
export class Recipe {
  static unit = () => new Unit();
}
