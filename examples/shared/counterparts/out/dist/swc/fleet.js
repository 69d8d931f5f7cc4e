const best = "sloop";
export { best };
