import it from './it.json';
export type Phrase = keyof typeof it;
export declare const has: (phrase: string) => phrase is Phrase;
