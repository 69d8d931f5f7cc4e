import type { Unit } from './unit';
export class Recipe {
  static unit = (unit: Unit): string => unit.name;
}
