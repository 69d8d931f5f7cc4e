import { minutes } from '@/clock';

declare const STOP_LIMIT: number;

export interface Departure {
  line: string;
  at: string;
}

/** The next departures after `now`, soonest first. */
export function next(departures: Departure[], now: string): Departure[] {
  return departures
    .filter(({ at }) => minutes(at) >= minutes(now))
    .sort((a, b) => minutes(a.at) - minutes(b.at))
    .slice(0, STOP_LIMIT);
}
