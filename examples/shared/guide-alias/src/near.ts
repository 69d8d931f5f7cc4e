export type Near = number;
export const near: Near = 1;
