import { createRslib } from '@rslib/core';

try {
  const rslib = await createRslib({ config: { lib: [{ format: 'mf' }] } });
  await rslib.build();
} finally {
  console.log('Cleaning up.');
}
