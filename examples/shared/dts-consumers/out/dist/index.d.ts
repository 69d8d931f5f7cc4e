export declare const heat: (cups: number) => number;
