import { defineConfig } from '@rslib/core';

export default defineConfig({ banner: { js: '// typed' as string } });
