export const here = new URL('.', import.meta.url);
