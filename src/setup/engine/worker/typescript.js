import {resolve} from 'node:path';

import {declarations} from 'engine-facts';

import {fs, writeFile} from './fileSystem';
import {modules} from './modules';

/** Downloads the declarations of a package to the file system. */
async function loadDeclarations(name) {
  const response = await fetch(declarations[name]);
  Object.entries(await response.json()).forEach(([file, text]) => writeFile(file, text));
}

async function loadCompiler() {
  const {default: ts} = await import(/* webpackMode: "lazy" */ 'typescript');
  // memfs does not know the current folder.
  ts.sys.writeFile = (file, text) => writeFile(resolve(file), text);
  modules.typescript = () => ts;
}

/** Loads the compiler, and declarations of packages, if a project needs them: SWC makes isolated declarations. */
export async function loadTypeScript({files, config: {lib = [], dts: fallback}}) {
  if (!lib.some(({dts = fallback}) => Boolean(dts) && dts.isolated !== true)) {
    return;
  }
  const manifest = files.find(({path}) => path === 'package.json')?.code ?? '';
  const names = Object.keys(declarations).filter((name) => manifest.includes(`"${name}"`));
  const missing = names.filter((name) => !fs.existsSync(`/node_modules/${name}`));
  await Promise.all([modules.typescript ?? loadCompiler(), ...missing.map(loadDeclarations)]);
}
