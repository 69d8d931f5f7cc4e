import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ bundle: false, redirect: { style: { extension: false } } }], source: { entry: { index: ['src/**', '!src/**/*.scss'] } }, output: { target: 'web', copy: [{ from: '**/*.scss', context: 'src' }] } });
