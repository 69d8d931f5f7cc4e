/**
 * What this site *is*: every fact that configuration, plugins, theme and tests share.
 * Nothing here knows about React or Docusaurus internals; `docusaurus.config.ts` assembles these parts.
 */
export * from './locales';
export * from './product';
export * from './search';
export * from './storage';
export * from './themeOptions';
