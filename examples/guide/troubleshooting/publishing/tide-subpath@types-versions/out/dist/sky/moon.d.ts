export declare const isSpringTide: (moonAge: number) => boolean;
