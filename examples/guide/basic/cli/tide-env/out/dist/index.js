const port = "Lisbon";
export { port };
