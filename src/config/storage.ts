/**
 * Suffix of every key that Docusaurus writes to `localStorage`. Fixed, because the default hashes the
 * base URL, and then `/` and `/zh/` would not share the theme or the chosen package manager.
 */
export const storageNamespace = 'rslib';

/** Chosen tabs are remembered under this prefix, one key per group. */
export const tabsPrefix = `${storageNamespace}.tabs.`;

/** Set on the first visit, after which the language is never changed for the reader. */
export const visitedKey = `${storageNamespace}.visited`;
