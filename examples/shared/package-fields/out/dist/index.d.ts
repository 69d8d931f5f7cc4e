export declare const high: number;
