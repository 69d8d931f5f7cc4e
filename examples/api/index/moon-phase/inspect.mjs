import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({ config: await loadConfig() });
const { origin } = await rslib.inspectConfig();

for (const [id, { output }] of Object.entries(origin.environmentConfigs)) {
  console.log(id, output.target, output.distPath.root, output.cleanDistPath);
}
