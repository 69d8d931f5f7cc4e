import { defineConfig } from '@rslib/core';

export default defineConfig({ output: { target: 'web', distPath: 'dist/name', cssModules: { localIdentName: '[name]_[local]-[hash:base64:6]' } } });
