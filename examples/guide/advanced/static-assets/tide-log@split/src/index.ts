const here = import.meta.url;

export const table = (): string => new URL('./tides.csv', here).href;
