import { clock } from 'clock';
export const chip = clock;
