import { childFare } from '@tickets/fare-rules';

export const quote = (fare: number, children: number): number => fare + children * childFare(fare);
