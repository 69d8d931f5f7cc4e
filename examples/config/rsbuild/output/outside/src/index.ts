import { last } from 'array-kit';
import { format } from 'date-kit/format';

export const lastDay = (days: Date[]): string => format(last(days));
