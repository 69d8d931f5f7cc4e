import {stripVTControlCharacters} from 'node:util';

import {toolFiles} from 'engine-facts';

import {gzipSize} from '../../model/gzip';
import {output} from './environment';
import {filesBelow, fs, writeFile} from './fileSystem';
import {modules} from './modules';
import {loadTypeScript} from './typescript';

export {loadTypeScript};

const root = '/project';

/** Rsbuild's plugins that can be named in a configuration. */
const plugins = {
  react: async () => (await import('@rsbuild/plugin-react')).pluginReact,
};

/** Replaces the names of plugins by plugins, and turns the cache off: it needs the ids of processes. */
async function toConfig(config) {
  const load = (settings) =>
    Promise.all(settings.map(async ({name, options}) => (await plugins[name]())(options)));
  const withPlugins = async (item) =>
    item.plugins ? {...item, plugins: await load(item.plugins)} : item;
  const {performance, ...rest} = await withPlugins(config);
  const lib = await Promise.all((config.lib ?? [{}]).map(withPlugins));
  return {...rest, lib, performance: {...performance, buildCache: false}};
}

/** Loads the tool, once its binding runs. */
export async function startTool() {
  // Rspack's resolver looks for files; what they contain is bundled.
  Object.keys(modules)
    .filter((path) => path.startsWith('/'))
    .forEach((path) => writeFile(path, ''));
  Object.entries(toolFiles).forEach(([path, text]) => writeFile(path, text));
  process.versions.node = process.version.slice(1);
  await import('@rslib/core');
}

/** Builds a project as `npx rslib` does. @param {import('../../model/project').Work} work @returns {Promise<import('../protocol').BuildResult>} */
export async function build(work) {
  const {files, config} = work;
  let log = '';
  output.write = (text) => {
    log += stripVTControlCharacters(text);
  };
  const errors = [];
  fs.rmSync(root, {recursive: true, force: true});
  files.forEach(({path, code}) => writeFile(`${root}/${path}`, code));
  process.chdir(root);
  try {
    await loadTypeScript(work);
    const {createRslib} = await import('@rslib/core');
    const rslib = await createRslib({cwd: root, config: await toConfig(config)});
    const result = await rslib.build();
    await result.close();
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  }
  const given = new Set(files.map(({path}) => `${root}/${path}`));
  const written = filesBelow(root).filter((file) => !given.has(file));
  return {
    log,
    errors,
    files: written.map((file) => {
      const code = fs.readFileSync(file, 'utf8');
      const path = file.slice(root.length + 1);
      return {path, code, size: fs.statSync(file).size, gzip: gzipSize(code)};
    }),
  };
}
