export const a = new URL('./tides.csv', import.meta.url);
