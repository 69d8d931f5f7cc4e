export declare const old: number;
