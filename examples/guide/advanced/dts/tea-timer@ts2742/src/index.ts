import { weigh } from 'tea-scale';

export const reading = weigh();
