import { createRequire } from 'node:module';
import { load } from './dist/index.js';

const required = createRequire(import.meta.url)('./dist/index.cjs');

for (const start of [load, required.load]) {
  const { square } = await start();

  console.log(square(30));
}
