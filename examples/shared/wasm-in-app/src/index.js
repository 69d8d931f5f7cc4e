import { square } from './square.wasm';

export const nine = () => square(3);
