import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ dts: { bundle: { bundledPackages: ['leaf-kinds', '@tea/*'] } } }] });
