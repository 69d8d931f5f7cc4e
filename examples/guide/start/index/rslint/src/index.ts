export const any: any = 1;
