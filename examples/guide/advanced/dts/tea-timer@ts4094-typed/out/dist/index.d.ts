export interface Pot {
    pour(): string;
}
export declare const Teapot: new () => Pot;
