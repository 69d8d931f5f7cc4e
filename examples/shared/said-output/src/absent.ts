export const a = new URL('./absent.csv', import.meta.url);
