import { CODING } from 'coding';
import { one } from './one';

export const run = () => CODING + one + require('os-kit');
