import it from './it.json';

export const keys = Object.keys(it);
