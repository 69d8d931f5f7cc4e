/** One part of coffee. */
export declare const brew: (cups: number) => number;
