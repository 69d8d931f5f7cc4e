import { sloop } from 'fleet';

export const best = sloop;
