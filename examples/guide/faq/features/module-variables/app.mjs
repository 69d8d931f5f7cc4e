import './set.mjs';
import { hash, nonce } from './dist/index.js';
console.log(nonce(), hash());
