const clean = 1;
export { clean };
