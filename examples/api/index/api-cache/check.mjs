import { createRslib } from '@rslib/core';
import fs from 'node:fs';

for (const [target, buildCache] of [['node', true], ['web', true], ['web', false]]) {
  const config = { lib: [{ format: 'cjs', output: { target } }], performance: { buildCache } };
  const rslib = await createRslib({ config });
  const { close } = await rslib.build();
  await close?.();
  const [line] = fs.readFileSync('dist/index.cjs', 'utf8').match(/const folder = .*/);
  console.log('>', target, buildCache ? 'with cache:' : 'without cache:', line);
}
