/** Settings that configuration, plugins, theme and tests share, without React or Docusaurus. */
export * from './locales';
export * from './product';
export * from './search';
export * from './storage';
export * from './themeOptions';
