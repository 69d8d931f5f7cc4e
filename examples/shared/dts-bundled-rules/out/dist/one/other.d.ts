export declare interface Part {
    part: number;
}

export { }
