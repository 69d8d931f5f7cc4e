import { used } from 'used';
import { half } from './half';

export const tide = used + half;
