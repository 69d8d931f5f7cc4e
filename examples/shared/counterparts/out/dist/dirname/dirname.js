const folder = __dirname;
export { folder };
