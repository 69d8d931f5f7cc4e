// Bundles the tool for the browser's worker, with stand-ins for Node.js.
import fs from 'node:fs';
import {builtinModules, createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';

import {filesIn} from '../../src/lib/filesIn.mjs';
import {readJson} from '../../src/lib/readJson.mjs';
import {root} from '../site.mjs';

/** @param {string} name @param {string} from folder of a package that depends on it @returns {string} its folder */
function find(name, from) {
  const folders = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  return folders.map((one) => path.join(one, name)).find((one) => fs.existsSync(one)) ?? name;
}

// The packages that a build of a library uses: the same ones in Node.js and in the browser.
export const rslib = find('@rslib/core', root);
const rsbuild = find('@rsbuild/core', rslib);
const rspackCore = find('@rspack/core', rsbuild);
export const binding = find('@rspack/binding', rspackCore);

/** Files that the tool loads by their paths: loaders that are written in JavaScript, mostly. */
const isLoaded =
  /^(?:compiled\/(?:css-loader|style-loader|webpack-sources)\/index|dist\/(?!worker)\w+Loader)\.m?js$/;

/** Files that a build reads: types of the tool, and what loaders of CSS import from the code that they write. */
const isRead =
  /^(?:types\.d\.ts|compiled\/(?:css-loader\/(?!index)\w+|style-loader\/runtime\/\w+)\.js)$/;

/**
 * Writes what the worker knows of the tool's files: texts by path in the browser, and a function for each module.
 *
 * @param {string} folder @param {Record<string, string>} declarations
 */
function writeFacts(folder, declarations) {
  /** @type {Record<string, string>} */
  const toolFiles = {};
  const modules = builtinModules.map((name) => [name, name]);
  const packages = {
    '@rslib/core': rslib,
    '@rsbuild/core': rsbuild,
    '@rspack/core': rspackCore,
    '@swc/helpers': find('@swc/helpers', rsbuild),
  };
  for (const [name, from] of Object.entries(packages)) {
    const {version} = readJson(path.join(from, 'package.json'));
    const place = `/node_modules/${name}`;
    toolFiles[`${place}/package.json`] = JSON.stringify({name, version, type: 'commonjs'});
    for (const file of filesIn(from)) {
      if (isLoaded.test(file)) {
        modules.push([`${place}/${file}`, path.join(from, file)]);
      } else if (isRead.test(file)) {
        toolFiles[`${place}/${file}`] = fs.readFileSync(path.join(from, file), 'utf8');
      }
    }
  }
  const functions = modules.map(
    ([name, file]) => `${JSON.stringify(name)}: () => require(${JSON.stringify(file)})`,
  );
  fs.writeFileSync(path.join(folder, 'facts.json'), JSON.stringify({declarations, toolFiles}));
  fs.writeFileSync(path.join(folder, 'modules.js'), `exports.bundled = {${functions.join()}};`);
}

const worker = path.join(root, 'src/setup/engine/worker');
const missing = path.join(worker, 'node/missing.js');

/** Node.js' modules that a library has. */
const fromUnenv =
  /^(?:async_hooks|events|os|path|querystring|timers|tty|url|util\/types|worker_threads)$/;

/** Packages of the tool that only servers, watchers and terminals use, and those of development. */
const unused =
  /^(?:source-map-support|tinypool|ws|yaml|tsx\/cjs\/api|@microsoft\/api-extractor|@rspack\/plugin-react-refresh)$|(?:http-proxy-middleware|connect-next|launch-editor-middleware|chokidar|sirv|cors|\/ws|\/open|jiti|tinypool|freshImport)(?:\/\w+)*(?:\.m?js)?$/;

const tool =
  /node_modules\/(?:@rslib|@rsbuild|@rspack|rsbuild-plugin-dts|typescript)\/.*(?<!worker-browser)\.m?js$/;

/** @param {string} request @param {string} issuer @returns {string} what a module imports instead */
function standInFor(request, issuer) {
  const name = request.replace(/^node:/, '');
  if (builtinModules.includes(name)) {
    const own = path.join(worker, 'node', `${name}.js`);
    const other = fromUnenv.test(name) ? `unenv/node/${name}` : missing;
    return fs.existsSync(own) ? own : other;
  }
  return tool.test(issuer) && unused.test(request) ? missing : request;
}

/**
 * @param {string} outDir
 * @param {string} runtime folder with the packages that run the binding
 * @param {Record<string, string>} declarations names of files with declarations, by package
 * @returns {Promise<string>} the name of the worker's file
 */
export async function bundleTool(outDir, runtime, declarations) {
  const generated = path.join(outDir, '../..');
  writeFacts(generated, declarations);
  const {rspack} = await import('@rspack/core');
  /** @type {any} */
  const stats = await promisify(rspack)({
    mode: 'production',
    target: ['webworker', 'es2022'],
    entry: {worker: path.join(worker, 'index.js')},
    // ES modules, because `importScripts()` would block the worker during each download.
    output: {
      path: outDir,
      filename: '[name].[contenthash:16].js',
      module: true,
    },
    optimization: {
      nodeEnv: false,
      // The worker and its threads share one file.
      splitChunks: {chunks: 'all', cacheGroups: {default: {minChunks: 2}, defaultVendors: false}},
    },
    resolve: {
      extensions: ['.js', '.ts', '.mjs', '.json'],
      modules: [runtime, 'node_modules'],
      alias: {
        '@rslib/core$': path.join(rslib, 'dist/index.js'),
        '@rsbuild/core$': path.join(rsbuild, 'dist/index.js'),
        'dts-files': find('rsbuild-plugin-dts', rslib),
        'engine-facts$': path.join(generated, 'facts.json'),
        'engine-modules$': path.join(generated, 'modules.js'),
      },
    },
    module: {
      // The tool is one file.
      parser: {javascript: {dynamicImportMode: 'eager'}},
      rules: [
        {test: /\.ts$/, use: 'builtin:swc-loader'},
        {
          test: tool,
          type: 'javascript/auto',
          resolve: {fullySpecified: false},
          use: path.join(import.meta.dirname, 'adapt.cjs'),
        },
      ],
    },
    plugins: [
      // Otherwise Rspack imports `node:module` for it, in the runtime of the binding.
      new rspack.DefinePlugin({__non_webpack_require__: 'undefined'}),
      new rspack.NormalModuleReplacementPlugin(/./, (data) => {
        data.request = standInFor(data.request, data.contextInfo.issuer);
      }),
    ],
  });
  if (stats.hasErrors()) {
    throw new Error(stats.toString({all: false, errors: true, errorDetails: true}));
  }
  return stats.toJson({all: false, assets: true}).assetsByChunkName.worker[0];
}
