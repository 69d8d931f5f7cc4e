const url = "https://rates.example.com";
const sameUrl = "https://rates.example.com";
const token = process.env.RATES_TOKEN;
const isDev = 'production' !== process.env.NODE_ENV;
const mode = import.meta.env.MODE;
export { isDev, mode, sameUrl, token, url };
