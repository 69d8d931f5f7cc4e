import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      output: { target: 'web', minify: true },
      dts: true,
      banner: {
        js: '/*! tidy-chip | MIT */',
        css: '/*! tidy-chip styles | MIT */',
        dts: '/*! tidy-chip types | MIT */',
      },
    },
  ],
});
