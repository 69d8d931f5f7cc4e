import { tiny } from 'tiny';

export const two = tiny * 2;
