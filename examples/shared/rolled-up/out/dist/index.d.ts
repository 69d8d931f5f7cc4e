export declare const now: Tide;

declare interface Tide {
    high: number;
}

export { }
