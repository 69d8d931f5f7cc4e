import { green } from './green';

export const seconds = green * 60;
