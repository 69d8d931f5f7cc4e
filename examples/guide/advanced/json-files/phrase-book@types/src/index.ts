import it from './it.json';

export type Phrase = keyof typeof it;
export const has = (phrase: string): phrase is Phrase => phrase in it;
