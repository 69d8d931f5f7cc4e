import type { Root } from 'root-kinds';
import type { Unlisted } from '@tea/unlisted';

export declare interface Cup {
    leaf: Leaf;
    stem: Stem;
    listed: Listed;
    unlisted: Unlisted;
    needed: Needed;
}

declare interface Leaf {
    leaf: Root;
}

declare interface Listed {
    listed: string;
}

declare interface Needed {
    needed: number;
}

export declare const size: (cup: Cup) => number;

declare interface Stem {
    stem: string;
}

export { }
