declare class Box {
    private size;
    get(): number;
}

export declare const fits: (box: Box) => boolean;

export { }
