import {resolve} from 'node:path';

import {declarations} from 'engine-facts';

import {writeFile} from './fileSystem';
import {modules} from './modules';

/** Makes `require('typescript')` work: loads the compiler and the declarations that projects use, once. */
export async function loadTypeScript() {
  if (modules.typescript) {
    return;
  }
  const [{default: ts}, texts] = await Promise.all([
    import('typescript'),
    fetch(new URL(declarations, location.href)).then((response) => response.json()),
  ]);
  Object.entries(texts).forEach(([file, text]) => writeFile(file, text));
  // memfs does not know the current folder.
  ts.sys.writeFile = (file, text) => writeFile(resolve(file), text);
  modules.typescript = () => ts;
}

/** Runs what rsbuild-plugin-dts runs in a process of its own. @returns {Promise<'success' | 'error'>} */
export async function generateDeclarations(options) {
  const [{generateDts}, {logger}] = await Promise.all([
    import('dts-files/dist/dts.js'),
    import('@rsbuild/core'),
  ]);
  try {
    await generateDts(options);
    return 'success';
  } catch (error) {
    logger.error(error);
    return 'error';
  }
}
