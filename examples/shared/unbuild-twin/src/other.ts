import { word } from './word';

export const other = () => word;
