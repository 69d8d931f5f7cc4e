export const api = process.env.PUBLIC_API;
