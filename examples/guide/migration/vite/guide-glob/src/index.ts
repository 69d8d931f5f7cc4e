export const all = import.meta.webpackContext('./parts');
