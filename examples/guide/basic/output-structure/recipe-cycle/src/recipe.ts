import { Unit } from './unit';

export class Recipe {
  static unit = (name: string): Recipe => new Unit(name);
}
