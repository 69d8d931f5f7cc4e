import { readFileSync } from 'node:fs';
import { defineConfig } from '@rslib/core';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

export default defineConfig({
  lib: [{ bundle: false }],
  source: { define: { PACKAGE_VERSION: JSON.stringify(version) } },
});
