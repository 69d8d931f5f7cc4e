import { heat } from 'kettle/apart';

export const all: number = heat(1);
