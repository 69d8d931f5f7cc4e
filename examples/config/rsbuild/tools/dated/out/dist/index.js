/*! stamped */ const stamp = ()=>Date.now();
export { stamp };
