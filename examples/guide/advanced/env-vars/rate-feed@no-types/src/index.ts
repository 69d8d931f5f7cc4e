export const url: string = import.meta.env.PUBLIC_RATES_URL;
