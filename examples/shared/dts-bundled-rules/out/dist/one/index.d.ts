import type { Unit } from 'unit-kit';

export declare const one: (range: Range_2, part: Part) => string;

declare interface Part {
    part: number;
}

declare interface Range_2 {
    min: Unit;
}

export { }
