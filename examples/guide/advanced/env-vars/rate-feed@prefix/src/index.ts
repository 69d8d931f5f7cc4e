export const currency = import.meta.env.RATES_CURRENCY;
