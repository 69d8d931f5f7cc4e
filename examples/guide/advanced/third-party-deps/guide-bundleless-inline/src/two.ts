import { reef } from 'reef';
export const two = reef;
