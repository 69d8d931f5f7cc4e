export declare const late: number;
export declare const open: number;
