import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: { logLevel: 'warn', lib: [{ id: 'night', format: 'esm' }, { format: 'cjs' }] },
});

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterBuild(({ environments }) => {
    console.log('Built:', Object.keys(environments).join(', '));
  });
});

for (const lib of [['night'], undefined]) {
  const { close } = await rslib.build({ lib });
  await close();
}
