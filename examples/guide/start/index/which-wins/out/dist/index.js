const port = (value)=>value ?? 8080;
export { port };
