import { clsx } from "clsx";
const card = (isWide)=>clsx('card', isWide && 'card-wide');
export { card };
