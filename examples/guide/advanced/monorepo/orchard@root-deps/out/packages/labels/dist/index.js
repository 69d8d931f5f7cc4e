function r(e) {
…
const label = (fruit)=>clsx('label', fruit);
export { label };
