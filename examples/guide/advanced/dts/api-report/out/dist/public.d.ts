/* Excluded from this release type: chill */

/** @public */
export declare const more = 3;

/** @public */
export declare const steep: () => number;

export { }
