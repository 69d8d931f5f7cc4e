import { millilitres } from './units/volume.js';
/** One part coffee to `ratio` parts water. */
export function brew(cups, ratio = 16) {
    const water = millilitres(cups, 'cup');
    // Kitchen scales show whole grams.
    return { coffee: Math.round(water / ratio), water };
}
