export declare interface Options {
    one: number;
}

export { }
