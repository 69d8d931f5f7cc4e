import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ output: { filename: { svg: '[name].[contenthash:8][ext]' } } }],
});
