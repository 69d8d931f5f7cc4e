export declare const tide: number;
export declare const ebb: number;
