import { templateFile } from './paths';

export const cell: string = templateFile('cell');
