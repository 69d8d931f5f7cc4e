import { defineConfig } from '@rslib/core';

export default defineConfig({ output: { externals: { 'map-kit': { root: 'MapKit', commonjs: 'map-kit', commonjs2: 'map-kit', amd: 'map-kit' } } } });
