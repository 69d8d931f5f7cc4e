/**
 * A loader for the tool's own modules: they ask where they lie. In the browser, packages lie in `/node_modules`.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
module.exports = function adapt(source) {
  const file = this.resourcePath.replace(/^.*(?=\/node_modules\/)/, '');
  const folder = JSON.stringify(file.replace(/\/[^/]*$/, ''));
  if (file.endsWith('.wasi-browser.js')) {
    // It gets a module that was compiled during the download, and files that were written before (`worker/fileSystem.js`).
    const adapted = source
      .replace(/const __wasmUrl = .*/, '')
      .replace(/await fetch\(__wasmUrl\).*/, 'globalThis.compiledBinding')
      .replace('memfs()', 'globalThis.fileSystem');
    if (!adapted.includes('compiledBinding') || !adapted.includes('globalThis.fileSystem')) {
      throw new Error(`${file} has another form: see scripts/engine/adapt.cjs.`);
    }
    return adapted;
  }
  if (/^\/node_modules\/typescript\/|\/compiled\//.test(file)) {
    // They are CommonJS modules, and write `import.meta.url` into what they make.
    return source.replaceAll('__filename', JSON.stringify(file)).replaceAll('__dirname', folder);
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
