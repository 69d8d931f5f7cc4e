/**
 * Suffix of every key that Docusaurus writes to `localStorage`. Fixed, because the default hashes the
 * base URL, and then `/` and `/zh/` would not share the theme or the chosen package manager.
 */
export const storageNamespace = 'rslib';
