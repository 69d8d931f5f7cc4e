import { clsx } from "clsx";
const label = (hot)=>clsx('kiln', hot && 'kiln-hot');
export { label };
