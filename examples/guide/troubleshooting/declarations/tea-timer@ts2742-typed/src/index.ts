import { weigh } from 'tea-scale';

export const reading: ReturnType<typeof weigh> = weigh();
