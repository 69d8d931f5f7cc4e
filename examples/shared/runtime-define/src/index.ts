declare const HOST: unknown;
export const host = HOST;
