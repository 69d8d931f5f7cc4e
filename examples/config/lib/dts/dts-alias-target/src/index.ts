import type { Colour } from 'paint';

export const redOf = ({ red }: Colour): number => red;
