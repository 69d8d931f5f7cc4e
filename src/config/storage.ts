/**
 * Suffix of every key that Docusaurus writes to `localStorage`. Fixed, because the default hashes the
 * base URL, and then `/` and `/zh/` would not share the theme or the chosen package manager.
 */
export const storageNamespace = 'rslib';

/** Chosen tabs are remembered under this prefix, one key per group. */
export const tabsPrefix = `${storageNamespace}.tabs.`;

/** Written at the first visit; whatever is read later, the reader came to it knowingly. */
export const visitedKey = `${storageNamespace}.visited`;
