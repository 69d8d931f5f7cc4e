import { heat } from 'kettle';

export const all: number = heat(1);
