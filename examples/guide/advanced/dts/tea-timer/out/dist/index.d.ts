export interface Tea {
    kind: 'green' | 'black' | 'herbal';
    grams: number;
}
/** Seconds until the tea is ready. */
export declare function steep(tea: Tea): number;
