import { createRslib } from '@rslib/core';
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

for (const format of ['cjs', 'umd', 'iife', 'mf']) {
  for (const wasm of [false, {}, { mode: 'compile' }, { mode: 'preserve' }]) {
    const rslib = await createRslib({ config: { lib: [{ format, wasm, plugins: [pluginModuleFederation({ name: 'adder', dts: false })] }] } });
    await rslib.build().then(() => console.log(format, 'no error'), ({ message }) => console.log(format, JSON.stringify(wasm), message));
  }
}
