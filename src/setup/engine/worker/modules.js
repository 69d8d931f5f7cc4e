// Written by scripts/engine/bundle.mjs: Node.js' modules, and the loaders of the tool.
import {bundled} from 'engine-modules';

/** What `require` finds in the browser, by name or by path. @type {Record<string, () => unknown>} */
export const modules = {
  ...bundled,
  '@ast-grep/napi': () => require('./astGrep'),
  // A library has no HTML page, so only the class must exist.
  '/node_modules/@rsbuild/core/compiled/html-rspack-plugin/index.js': () => class HtmlPlugin {},
};
