/** Degrees Celsius. */ export declare const boiling: number;
