export const a = process.env.PUBLIC_A;
export const harbour = process.env.HARBOUR;
export const env = process.env.NODE_ENV;
export const { PUBLIC_A } = process.env;
export const any = (name: string) => process.env[name];
