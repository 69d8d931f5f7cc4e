import { DateTime } from 'luxon';

export const fog = process.env.FOG;
export const now = DateTime.now();
