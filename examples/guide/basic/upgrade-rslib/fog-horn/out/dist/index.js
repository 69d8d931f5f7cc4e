const loud = 'production' === import.meta.env.MODE;
export { loud };
