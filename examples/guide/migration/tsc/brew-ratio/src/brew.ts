import { millilitres } from './units/volume.js';

export interface Recipe {
  coffee: number;
  water: number;
}

/** One part coffee to `ratio` parts water. */
export function brew(cups: number, ratio = 16): Recipe {
  const water = millilitres(cups, 'cup');

  // Kitchen scales show whole grams.
  return { coffee: Math.round(water / ratio), water };
}
