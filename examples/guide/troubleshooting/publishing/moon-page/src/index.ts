import { DateTime } from 'luxon';

export const now: number = DateTime.now().toMillis();
