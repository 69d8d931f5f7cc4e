import { sortBy } from 'lodash';
import { pad } from 'pad-kit';

export const rows = (items: string[]): string[] => sortBy(items).map(pad);
