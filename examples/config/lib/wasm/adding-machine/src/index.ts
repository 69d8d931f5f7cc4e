import { add } from './add.wasm';

export const total = (left: number, right: number): number => add(left, right);
