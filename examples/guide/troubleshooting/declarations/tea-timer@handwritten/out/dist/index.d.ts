import type { Cup } from './cup';
export declare const fits: (cup: Cup, amount: number) => boolean;
