import { loadEnv } from '@rslib/core';

const { parsed, publicVars, cleanup } = loadEnv();

console.log(Object.keys(parsed), publicVars);
console.log(process.env.PUBLIC_HEMISPHERE);
cleanup();
console.log(process.env.PUBLIC_HEMISPHERE);
