const best = 7;
export { best };
