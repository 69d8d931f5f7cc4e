import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: ['named', 'keyed', 'keys', 'exported'].map((name) => ({ id: name, source: { entry: { [name]: 'src/' + name + '.ts' } }, output: { distPath: 'dist/' + name } })) });
