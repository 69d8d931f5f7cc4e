import { place } from 'where-am-i';

export const here = (): string => place;
