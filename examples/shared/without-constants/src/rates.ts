export const url = (): string | undefined => process.env.PUBLIC_RATES_URL;
export const host = (): string => process.env.PUBLIC_RATES_URL!.slice(8);
