export const mode = process.env.NODE_ENV;
