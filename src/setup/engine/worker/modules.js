/*
 * What `require` finds in the browser, by name or by path: modules of Node.js, and files of the tool that it loads by
 * their paths. `src/plugins/engine` says where the tool's packages lie.
 */

/** @type {Record<string, () => unknown>} */
export const modules = {
  async_hooks: () => require('async_hooks'),
  crypto: () => require('crypto'),
  fs: () => require('fs'),
  http: () => require('http'),
  https: () => require('https'),
  module: () => require('module'),
  os: () => require('os'),
  path: () => require('path'),
  process: () => process,
  'supports-color': () => false,
  url: () => require('url'),
  vm: () => require('vm'),
  zlib: () => require('zlib'),
  '@ast-grep/napi': () => require('./astGrep'),
  '@rspack/binding': () => require('@rspack/binding'),
  // A library has no HTML page, so only the class must exist.
  '/node_modules/@rsbuild/core/compiled/html-rspack-plugin/index.js': () =>
    class HtmlPlugin {
      static getHooks() {}
    },
  // Only for development, but resolved at once.
  'react-refresh': () => ({}),
  '/node_modules/@rspack/core/compiled/watchpack/index.js': () => ({}),
  '/node_modules/@rspack/core/compiled/webpack-sources/index.js': () =>
    require('rspack-files/compiled/webpack-sources/index.js'),
  ...loaders(),
};

/** Loaders that are written in JavaScript. Rspack's resolver looks for these files, too. */
function loaders() {
  return {
    '/node_modules/@rsbuild/core/compiled/css-loader/index.js': () =>
      require('rsbuild-files/compiled/css-loader/index.js'),
    '/node_modules/@rsbuild/core/dist/cssUrlLoader.mjs': () =>
      require('rsbuild-files/dist/cssUrlLoader.mjs'),
    '/node_modules/@rsbuild/core/dist/ignoreCssLoader.mjs': () =>
      require('rsbuild-files/dist/ignoreCssLoader.mjs'),
    '/node_modules/@rsbuild/core/compiled/style-loader/index.js': () =>
      require('rsbuild-files/compiled/style-loader/index.js'),
    '/node_modules/@rsbuild/core/dist/transformLoader.mjs': () =>
      require('rsbuild-files/dist/transformLoader.mjs'),
    '/node_modules/@rsbuild/core/dist/transformRawLoader.mjs': () =>
      require('rsbuild-files/dist/transformRawLoader.mjs'),
    '/node_modules/@rslib/core/dist/libCssExtractLoader.js': () =>
      require('rslib-files/dist/libCssExtractLoader.js'),
    '/node_modules/@rspack/core/dist/cssExtractLoader.js': () =>
      require('rspack-files/dist/cssExtractLoader.js'),
  };
}
