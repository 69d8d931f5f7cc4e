import { face } from 'old-clock';

export const clock = (time: string): unknown => face(time);
