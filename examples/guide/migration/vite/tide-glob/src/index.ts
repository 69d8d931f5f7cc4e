export const languages = import.meta.glob('./languages/*.ts');
