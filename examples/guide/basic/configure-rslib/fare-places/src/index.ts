export const child = (price: number) => Math.ceil(price / 2);
