export const both = import.meta.url.length > 9 && import.meta.dirname.length > 9;
