const mean = ()=>3;
const src = mean;
export default src;
export { mean };
