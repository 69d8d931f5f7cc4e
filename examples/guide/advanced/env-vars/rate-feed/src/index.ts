export const url = process.env.PUBLIC_RATES_URL;
export const sameUrl = import.meta.env.PUBLIC_RATES_URL;
export const token = process.env.RATES_TOKEN;
export const isDev = process.env.NODE_ENV !== 'production';
export const mode = import.meta.env.MODE;
