import { zones } from './zones.js';

export type City = keyof typeof zones;

export function timeIn(city: City, date = new Date()): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

  return new Intl.DateTimeFormat('en', { ...options, timeZone: zones[city] }).format(date);
}
