import { square } from './square.wasm';

self.postMessage(square(4));
