import { draw } from 'dial-ui';

export const gauge = (value: number): string => draw(value);
