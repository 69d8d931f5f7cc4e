import { Recipe } from './recipe';

export class Unit extends Recipe {
  constructor(public name: string) {
    super();
  }
}
