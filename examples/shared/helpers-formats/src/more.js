import { plain } from './plain.js';

console.log({ salt: plain, ...{ oil: 2 } });
