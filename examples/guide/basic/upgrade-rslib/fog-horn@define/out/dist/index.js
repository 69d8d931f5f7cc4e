const loud = true;
export { loud };
