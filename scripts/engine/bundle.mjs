// Bundles the tool for the browser's worker, with stand-ins for Node.js.
import fs from 'node:fs';
import {builtinModules} from 'node:module';
import path from 'node:path';

import {rspack} from '@rspack/core';

import {root} from '../site.mjs';

const worker = path.join(root, 'src/setup/engine/worker');

/** Packages of the tool that only servers, watchers and terminals use, and those of development. */
const unused =
  /^(?:source-map-support|tinypool|ws|yaml|tsx\/cjs\/api|@microsoft\/api-extractor|@rspack\/plugin-react-refresh)$|(?:http-proxy-middleware|connect-next|launch-editor-middleware|chokidar|sirv|cors|\/ws|\/open|jiti|tinypool|freshImport)(?:\/\w+)*(?:\.m?js)?$/;

/** @param {string} request @param {string} issuer @returns {string | undefined} the file that a request means instead */
function standInFor(request, issuer) {
  const name = request.replace(/^node:/, '');
  if (request === '@rspack/binding') {
    return path.join(worker, 'node/binding.js');
  }
  if (name === 'events') {
    return name;
  }
  if (builtinModules.includes(name)) {
    const file = path.join(worker, 'node', `${name}.js`);
    return fs.existsSync(file) ? file : path.join(worker, 'node/missing.js');
  }
  const isTool = /node_modules\/(?:@rslib|@rsbuild|@rspack|rsbuild-plugin-dts|typescript)\//.test(
    issuer,
  );
  if (isTool && unused.test(request)) {
    return path.join(worker, 'node/missing.js');
  }
  return undefined;
}

/**
 * @param {{
 *   outDir: string,
 *   packages: import('./packages.mjs').Packages,
 *   declarations: Record<string, string>,
 * }} options `declarations`: names of files with declarations, by package
 * @returns {Promise<string>} the name of the worker's file
 */
export async function bundleTool({outDir, packages, declarations}) {
  const {rslib, rsbuild, core, dts, react, helpers, binding} = packages;
  // What the loaders of CSS import from the code that they write.
  const runtimeFiles = ['css-loader', 'style-loader/runtime'].flatMap((name) => {
    const folder = path.join(rsbuild.folder, 'compiled', name);
    const files = fs.readdirSync(folder).filter((file) => /(?<!^index)\.js$/.test(file));
    return files.map((file) => [
      `/node_modules/@rsbuild/core/compiled/${name}/${file}`,
      fs.readFileSync(path.join(folder, file), 'utf8'),
    ]);
  });
  const ambient = [rslib, rsbuild].map(({name, folder}) => [
    `/node_modules/${name}/types.d.ts`,
    fs.readFileSync(path.join(folder, 'types.d.ts'), 'utf8'),
  ]);
  const manifests = [rslib, rsbuild, core, helpers].map(({name, version}) => [
    `/node_modules/${name}/package.json`,
    JSON.stringify({name, version, type: 'commonjs'}),
  ]);
  const facts = path.join(outDir, '../../facts.json');
  fs.writeFileSync(
    facts,
    JSON.stringify({
      builtinModules,
      declarations,
      nodeVersion: process.version,
      toolFiles: Object.fromEntries([...runtimeFiles, ...ambient, ...manifests]),
    }),
  );
  const compiler = rspack({
    mode: 'production',
    target: 'webworker',
    devtool: false,
    context: root,
    entry: {worker: path.join(worker, 'index.js')},
    output: {
      path: outDir,
      publicPath: 'auto',
      filename: '[name].[contenthash:16].js',
      chunkFilename: '[name].[contenthash:16].js',
      assetModuleFilename: '[name].[contenthash:16][ext]',
    },
    optimization: {
      nodeEnv: false,
      // The worker and its threads share one file.
      splitChunks: {chunks: 'all', cacheGroups: {default: {minChunks: 2}, defaultVendors: false}},
    },
    node: {__dirname: 'mock', __filename: 'mock', global: false},
    resolve: {
      conditionNames: ['browser', 'import', 'require', 'default'],
      mainFields: ['browser', 'module', 'main'],
      extensions: ['.js', '.ts', '.mjs', '.json'],
      modules: [binding.folder, 'node_modules'],
      alias: {
        '@rslib/core$': path.join(rslib.folder, 'dist/index.js'),
        '@rsbuild/core$': path.join(rsbuild.folder, 'dist/index.js'),
        '@rsbuild/plugin-react$': path.join(react.folder, 'dist/index.js'),
        'engine-facts$': facts,
        'rslib-files': rslib.folder,
        'rsbuild-files': rsbuild.folder,
        'rspack-files': core.folder,
        'dts-files': dts.folder,
      },
    },
    module: {
      parser: {
        javascript: {
          // The tool is one file.
          dynamicImportMode: 'eager',
          exprContextCritical: false,
          unknownContextCritical: false,
        },
      },
      rules: [
        {test: /\.ts$/, type: 'javascript/auto', use: 'builtin:swc-loader'},
        {
          test: /node_modules\/(?:@rslib|@rsbuild|@rspack|rsbuild-plugin-dts|typescript)\/.*\.m?js$/,
          type: 'javascript/auto',
          resolve: {fullySpecified: false},
          use: path.join(import.meta.dirname, 'locate.cjs'),
        },
      ],
    },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(/./, (data) => {
        data.request = standInFor(data.request, data.contextInfo.issuer) ?? data.request;
      }),
    ],
  });
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats.hasErrors()) {
    throw new Error(stats.toString({all: false, errors: true, errorDetails: true}));
  }
  const {assetsByChunkName} = stats.toJson({all: false, assets: true});
  return assetsByChunkName.worker[0];
}
