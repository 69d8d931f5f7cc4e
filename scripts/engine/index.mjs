// Makes the files with which /setup runs the tool in the browser. `npm run build` runs it before Docusaurus.
import {execSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

import {filesIn} from '../../src/lib/filesIn.mjs';
import {readJson} from '../../src/lib/readJson.mjs';
import {runCommand} from '../commandLine.mjs';
import {findPackage} from '../setup/workshop.mjs';
import {root} from '../site.mjs';
import {binding, bundleTool, rslib} from './bundle.mjs';

/** The binding is compressed in so many parts, which browsers download at once. Hosts refuse files of more than 25 MiB. */
const partCount = 4;

const cache = path.join(root, 'node_modules/.cache/setup-engine');
const engine = path.join(cache, 'engine');
const manifest = path.join(engine, 'engine.json');
const outDir = path.join(engine, 'files');

/** @returns {string} a hash of all that the engine is made from: the installed packages, and what is bundled with them */
function hashInputs() {
  const folders = ['scripts/engine', 'src/setup/engine/worker'];
  const files = folders.flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`));
  return ['node_modules/.package-lock.json', 'src/setup/model/gzip.ts', ...files]
    .reduce((hash, file) => hash.update(fs.readFileSync(file)), createHash('sha256'))
    .digest('hex');
}

/**
 * Installs the WebAssembly of the installed binding and what runs it, once per version. npm checks the integrity of what
 * it downloads.
 *
 * @returns {string | undefined} a folder of packages; nothing where the registry cannot be reached
 */
function installBinding() {
  const {version} = readJson(path.join(binding, 'package.json'));
  const name = `@rspack/binding-wasm32-wasi@${version}`;
  const folder = path.join(cache, `binding-${version}`);
  if (!fs.existsSync(path.join(folder, 'package-lock.json'))) {
    try {
      // By force, because it is made for no machine that runs npm.
      const options = '--force --ignore-scripts --prefer-offline --fetch-retries=1';
      execSync(`npm install --prefix "${folder}" ${options} ${name}`, {stdio: 'ignore'});
    } catch {
      return undefined;
    }
  }
  return path.join(folder, 'node_modules');
}

/** Writes a file that is named by what it contains. @param {string} name with `*` for the hash @param {string | Buffer} content */
function writeHashed(name, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const file = name.replace('*', hash);
  fs.writeFileSync(path.join(outDir, file), content);
  return file;
}

/** Writes the declarations of packages, by path in the worker. @param {string[]} names */
function writeDeclarations(...names) {
  const texts = names.flatMap((name) => {
    const folder = findPackage(name);
    return filesIn(folder)
      .filter((file) => /^(?!lib\/t|ts\d).*\.d\.[cm]?ts$|^package\.json$/.test(file))
      .map((file) => [
        `/node_modules/${name}/${file}`,
        fs.readFileSync(path.join(folder, file), 'utf8'),
      ]);
  });
  return writeHashed(
    `${path.basename(names[0] ?? '')}.*.json`,
    JSON.stringify(Object.fromEntries(texts)),
  );
}

/** @param {Buffer} wasm @returns {Promise<Buffer[]>} its parts after Brotli, which few hosts do to WebAssembly */
function compress(wasm) {
  const size = Math.ceil(wasm.length / partCount);
  const params = {[constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24};
  const parts = Array.from({length: partCount}, (_, i) => wasm.subarray(i * size, (i + 1) * size));
  return Promise.all(parts.map((part) => promisify(brotliCompress)(part, {params})));
}

runCommand(async () => {
  const inputs = hashInputs();
  if (fs.existsSync(manifest) && readJson(manifest).inputs === inputs) {
    return;
  }
  fs.rmSync(engine, {recursive: true, force: true});
  const runtime = installBinding();
  if (!runtime) {
    return;
  }
  fs.mkdirSync(outDir, {recursive: true});
  const wasm = path.join(runtime, '@rspack/binding-wasm32-wasi/rspack.wasm32-wasi.wasm');
  const compressed = await compress(fs.readFileSync(wasm));
  const worker = await bundleTool(outDir, runtime, {
    // By the package that a project installs for them. TypeScript has those of the language.
    typescript: writeDeclarations('typescript'),
    '@types/node': writeDeclarations('@types/node', 'undici-types'),
    '@types/react': writeDeclarations('@types/react', 'csstype'),
  });
  const {version} = readJson(path.join(rslib, 'package.json'));
  const parts = compressed.map((part) => writeHashed('rspack.*.bin', part));
  const files = {version, inputs, worker, wasm: {parts, bytes: Buffer.concat(compressed).length}};
  fs.writeFileSync(manifest, JSON.stringify(files));
});
