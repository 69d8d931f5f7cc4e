export declare const part: number;
