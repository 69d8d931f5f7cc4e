export const a = new URL('./empty', import.meta.url);
