export { get } from './clock.wasm';
