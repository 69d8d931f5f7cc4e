export declare const tiny: number;
