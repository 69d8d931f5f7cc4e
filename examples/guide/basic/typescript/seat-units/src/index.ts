import { one, type Unit } from '#units';

export const rows = (unit: Unit): number => unit.seats / one.seats;
