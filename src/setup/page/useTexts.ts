import {createContext, useContext} from 'react';

import type {Texts} from './texts';

const Context = createContext<Texts | undefined>(undefined);

export const TextsProvider = Context.Provider;

export function useTexts(): Texts {
  const texts = useContext(Context);
  if (!texts) {
    throw new Error('useTexts() is only for components of the setup page.');
  }
  return texts;
}

/** @returns a size as text: `1.2 kB` */
export const formatSize = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;

/** Joins sentences, between which Chinese has no space. */
export const joinSentences = (sentences: Iterable<string>): string =>
  [...sentences].filter(Boolean).join(' ').replaceAll('。 ', '。');
