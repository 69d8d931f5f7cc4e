import { type Heat } from '@kiln/units';
export declare const line: (heat: Heat) => string;
