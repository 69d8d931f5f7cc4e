import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{}], performance: { buildCache: { cacheDigest: [process.env.PUBLIC_API] } } });
