import { weigh } from 'tea-scale';
export declare const reading: ReturnType<typeof weigh>;
