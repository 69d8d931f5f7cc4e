import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({ config: await loadConfig(), loadEnv: true });
const { stats, close } = await rslib.build();

for (const build of stats.toJson({ all: false, assets: true }).children) {
  for (const { name, size } of build.assets) {
    console.log(`${build.name}: ${name}, ${size} of 2000 bytes`);
    if (size > 2000) process.exitCode = 1;
  }
}
await close();
