export { brew, type Recipe } from './brew.js';
export { millilitres } from './units/volume.js';
