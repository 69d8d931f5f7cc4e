const port = process.env.PUBLIC_PORT;
export { port };
