import { weigh } from './scale';

export const reading = weigh();
