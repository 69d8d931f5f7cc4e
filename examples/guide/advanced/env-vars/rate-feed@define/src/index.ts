declare const __RELEASE__: string;

export const release = __RELEASE__;
export const region = process.env.RATES_REGION;
