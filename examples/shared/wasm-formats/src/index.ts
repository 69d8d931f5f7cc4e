import { add } from './add.wasm';

export const total = (): number => add(2, 3);
export { add };
