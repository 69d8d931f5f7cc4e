export const port = process.env.PUBLIC_PORT;
