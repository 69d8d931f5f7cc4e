function r(e) {
…
const label = (hot)=>clsx('kiln', hot && 'kiln-hot');
export { label };
