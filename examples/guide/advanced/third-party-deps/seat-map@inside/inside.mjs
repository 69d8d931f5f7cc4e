import { createRslib, loadConfig } from '@rslib/core';

const { content } = await loadConfig();
const rslib = await createRslib({ config: { ...content, logLevel: 'silent' } });
const { stats } = await rslib.build({ lib: ['bundle', 'script'] });

for (const build of stats.toJson({ modules: true }).children) {
  const bytes = {};
  for (const { name, size } of build.modules) {
    const owner = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1];
    if (owner) bytes[owner] = (bytes[owner] ?? 0) + size;
  }
  console.log(build.name, bytes);
}
