export { square } from './square.wasm';
