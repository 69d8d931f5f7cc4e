/**
 * A loader for the tool's own modules: they ask where they lie. In the browser, packages lie in `/node_modules`.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
module.exports = function locate(source) {
  const file = this.resourcePath.replace(/^.*(?=\/node_modules\/)/, '');
  if (file.startsWith('/node_modules/typescript/')) {
    return source.replaceAll('__filename', JSON.stringify(file));
  }
  const folder = JSON.stringify(file.replace(/\/[^/]*$/, ''));
  if (file.includes('/compiled/')) {
    // They are CommonJS modules, and write `import.meta.url` into what they make.
    return source.replaceAll('__dirname', folder);
  }
  return (
    source
      .replaceAll('import.meta.url', JSON.stringify(`file://${file}`))
      .replaceAll('import.meta.dirname', folder)
      .replaceAll('import.meta.filename', JSON.stringify(file))
      // Loaders that are ES modules are found as the others are (`src/setup/engine/worker/modules.js`).
      .replace('import(loaderUrl)', 'Promise.resolve(loadLoader_require(loader.path))')
  );
};
