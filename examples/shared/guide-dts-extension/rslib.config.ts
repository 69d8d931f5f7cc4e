import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ dts: { isolated: true }, redirect: { dts: { extension: false } } }] });
