export declare const unused: number;
