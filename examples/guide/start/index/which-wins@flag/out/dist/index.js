const port = (value)=>null != value ? value : 8080;
export { port };
