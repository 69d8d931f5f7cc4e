import { defineConfig } from '@rslib/core';

export default defineConfig({ output: { target: 'web' }, lib: ['one', 'bundled', 'forgotten'].map((name) => ({ id: name, format: 'iife' as const, source: { entry: { main: 'app/' + name + '.js' } }, output: { distPath: 'dist/app/' + name } })) });
