import { defineConfig } from '@rslib/core';

export default defineConfig({ output: { target: 'web' }, lib: ['file', 'inline'].map((name) => ({ id: name, source: { entry: { [name]: 'src/' + name + '.ts' } }, output: { distPath: 'dist/' + name } })) });
