const version = "0.1.0";
export { version };
