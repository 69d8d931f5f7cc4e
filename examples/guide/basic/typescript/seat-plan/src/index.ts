import { label, type Seat } from '@/seat';
import stage from './stage.svg';

export type { Seat };

export const picture = (seats: Seat[]): string =>
  `<img src="${stage}" alt="${seats.map(label).join(', ')}">`;
