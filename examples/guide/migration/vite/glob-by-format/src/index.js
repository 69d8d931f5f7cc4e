export const languages = import.meta.glob('./languages/*.js');
export const address = import.meta.url;
