export declare const boiling: number;
