import { millilitres, type Volume } from 'units/volume';

export const cup = (): Volume => millilitres(240);
