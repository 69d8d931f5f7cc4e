export declare const one: (range: Range_2, part: Part) => string;

declare interface Part {
    part: number;
}

declare interface Range_2 {
    min: Unit;
}

declare interface Unit {
    unit: string;
}

export { }
