import { depth } from '#depth';
import { wide } from '~/wide';
import salt from 'salt';
import names from './names.json';

declare const PLACE: string;
export const all = (given: number) => [depth, wide, salt, names.first, PLACE, 'Is PLACE kept?', given + depth];
