export declare interface Leaf {
    name: string;
    kind: 'green' | 'black' | 'herbal';
}

/** Seconds until the tea is ready. */
export declare function steep(name: string): number;

export { }
