import { clsx } from "clsx";
import leven from "leven";
const tag = (name, known)=>clsx(name, leven(name, known) < 3 && 'similar');
export { tag };
