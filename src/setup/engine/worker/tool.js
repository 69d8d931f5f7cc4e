import {stripVTControlCharacters} from 'node:util';

import {toolFiles} from 'engine-facts';

import {gzipSize} from '../../model/gzip';
import {output} from './environment';
import {fs, writeFile} from './fileSystem';
import {modules} from './modules';

export {loadTypeScript} from './typescript';

const root = '/project';

/** Replaces the names of plugins by plugins, and turns the cache off: it needs the ids of processes. */
async function toConfig({lib = [{}], ...config}) {
  const {pluginReact} = await import('@rsbuild/plugin-react');
  const withPlugins = ({plugins = [], ...item}) => ({
    ...item,
    plugins: plugins.map(({options}) => pluginReact({...options, fastRefresh: false})),
  });
  const performance = {...config.performance, buildCache: false};
  return {...withPlugins(config), lib: lib.map(withPlugins), performance};
}

/** Starts Rspack's binding with its own program for browsers, then loads the tool. @param {WebAssembly.Module} compiled */
export async function startTool(compiled) {
  // Rspack's resolver looks for files; what they contain is bundled.
  Object.keys(modules)
    .filter((path) => path.startsWith('/'))
    .forEach((path) => writeFile(path, ''));
  Object.entries(toolFiles).forEach(([path, text]) => writeFile(path, text));
  globalThis.compiledBinding = compiled;
  const {default: binding} = await import('@rspack/binding-wasm32-wasi/rspack.wasi-browser.js');
  modules['@rspack/binding'] = () => binding;
  process.versions.node = process.version.slice(1);
  await import('@rslib/core');
}

/** Builds a project as `npx rslib` does. @param {import('../../model/project').Work} work @returns {Promise<import('../protocol').BuildResult>} */
export async function build({files, config}) {
  let log = '';
  output.write = (text) => {
    log += stripVTControlCharacters(text);
  };
  const errors = [];
  fs.rmSync(root, {recursive: true, force: true});
  files.forEach(({path, code}) => writeFile(`${root}/${path}`, code));
  process.chdir(root);
  try {
    const {createRslib} = await import('@rslib/core');
    const rslib = await createRslib({cwd: root, config: await toConfig(config)});
    const result = await rslib.build();
    await result.close();
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  }
  const given = new Set(files.map(({path}) => path));
  const written = fs
    .readdirSync(root, {recursive: true})
    .filter((path) => !given.has(path) && fs.statSync(`${root}/${path}`).isFile())
    .map((path) => {
      const bytes = fs.readFileSync(`${root}/${path}`);
      const code = bytes.toString();
      return {path, code, size: bytes.length, gzip: gzipSize(code)};
    });
  return {log, errors, files: written.toSorted((a, b) => (a.path < b.path ? -1 : 1))};
}
