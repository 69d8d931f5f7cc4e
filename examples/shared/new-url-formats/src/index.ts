export const table = new URL('./tides.csv', import.meta.url);
