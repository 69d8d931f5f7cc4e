import {createContext, useContext} from 'react';

import type {Texts} from './texts';

/** `Setup` provides them. */
const Context = createContext({} as Texts);

export const TextsProvider = Context.Provider;
export const useTexts = (): Texts => useContext(Context);

/** @returns a size as text: `1.2 kB` */
export const formatSize = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;

/** Joins sentences, between which Chinese has no space. */
export const joinSentences = (sentences: Iterable<string>): string =>
  [...sentences].filter(Boolean).join(' ').replaceAll('。 ', '。');
