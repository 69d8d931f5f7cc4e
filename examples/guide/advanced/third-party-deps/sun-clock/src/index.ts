import { now } from 'clock-kit';

export const label = (): string => now();
