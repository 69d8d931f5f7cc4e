import { defineConfig } from '@rslib/core';

export default defineConfig(({ command, env, meta }) => ({
  lib: [{ banner: { js: `// ${command}, "${env}", ${meta?.edition ?? 'daily'}` } }],
}));
