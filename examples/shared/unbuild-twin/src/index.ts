import { word } from './word';

export const said = () => word;
