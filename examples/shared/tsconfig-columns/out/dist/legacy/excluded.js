const excluded = 1;
export { excluded };
