export declare const best: number;
export declare const folder: any;
