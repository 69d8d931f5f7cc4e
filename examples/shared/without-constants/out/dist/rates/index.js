const url = ()=>process.env.PUBLIC_RATES_URL;
const host = ()=>process.env.PUBLIC_RATES_URL.slice(8);
export { host, url };
