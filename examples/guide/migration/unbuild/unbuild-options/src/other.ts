import { leaf } from 'kelp';

export const other = leaf;
