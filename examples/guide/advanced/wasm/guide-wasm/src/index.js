import { square } from './square.wasm';
export const area = (side) => square(side);
