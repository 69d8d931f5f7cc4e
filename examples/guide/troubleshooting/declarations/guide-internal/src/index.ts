/** @internal */
export const limit: number = 400;
export /** @internal */ const late: number = 2;
export const open: number = 1;
