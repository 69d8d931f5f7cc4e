import {stripVTControlCharacters} from 'node:util';

import {gzipSize} from '../../model/gzip';
import {output} from './environment';
import {filesBelow, fs, writeFile} from './fileSystem';
import {loadTypeScript} from './typescript';

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
  const lib = await Promise.all(config.lib.map(withPlugins));
  return {...rest, lib, performance: {...performance, buildCache: false}};
}

/** @returns whether declarations need the compiler: SWC makes isolated ones */
const needsTypeScript = ({lib, dts: fallback}) =>
  lib.some(({dts = fallback}) => Boolean(dts) && dts.isolated !== true);

/** Builds a project as `npx rslib` does. @param {import('../index').Job} job @returns {Promise<import('../protocol').BuildResult>} */
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
    if (needsTypeScript(config)) {
      await loadTypeScript();
    }
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
