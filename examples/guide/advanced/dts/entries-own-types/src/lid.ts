import { Box } from './box';

export const fits = (box: Box): boolean => box.get() > 0;
