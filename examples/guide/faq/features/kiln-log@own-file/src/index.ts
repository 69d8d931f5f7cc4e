import { cone } from './defaults.js';

export const label = `cone ${cone}`;
