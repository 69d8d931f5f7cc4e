// npm run engine: makes the files with which /setup runs the tool in the browser, for the next build of the site.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';

import {filesIn} from '../../src/lib/filesIn.mjs';
import {runCommand} from '../commandLine.mjs';
import {findPackage} from '../setup/workshop.mjs';
import {root} from '../site.mjs';
import {bundleTool} from './bundle.mjs';
import {findPackages} from './packages.mjs';

/** The binding is compressed in so many parts, which browsers download at once. Hosts refuse files of more than 25 MiB. */
const parts = 4;

/** Declarations by the package that a project installs for them. TypeScript has those of the language. */
const declarationPackages = {
  typescript: ['typescript'],
  '@types/node': ['@types/node', 'undici-types'],
  '@types/react': ['@types/react', 'csstype'],
};

/**
 * Reads the declarations of packages.
 *
 * @param {string[]} names
 * @returns {[string, string][]} texts by path in the worker
 */
function readDeclarations(names) {
  return names.flatMap((name) => {
    const folder = findPackage(name);
    return filesIn(folder)
      .filter(
        (file) => /\.d\.[cm]?ts$|^package\.json$/.test(file) && !/^(?:lib\/t|ts\d)/.test(file),
      )
      .map((file) => [
        `/node_modules/${name}/${file}`,
        fs.readFileSync(path.join(folder, file), 'utf8'),
      ]);
  });
}

/** @param {Buffer} wasm @returns {Promise<Buffer[]>} its parts after Brotli, which few hosts do to WebAssembly */
function compress(wasm) {
  const size = Math.ceil(wasm.length / parts);
  const params = {[constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24};
  return Promise.all(
    Array.from({length: parts}, (_, index) =>
      promisify(brotliCompress)(wasm.subarray(index * size, (index + 1) * size), {params}),
    ),
  );
}

/** Writes a file that is named by what it contains. @param {string} folder @param {string} name with `*` for the hash @param {string | Buffer} content */
function writeHashed(folder, name, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const file = name.replace('*', hash);
  fs.writeFileSync(path.join(folder, file), content);
  return file;
}

runCommand(async () => {
  const packages = findPackages();
  const engine = path.join(root, 'node_modules/.cache/setup-engine/engine');
  const outDir = path.join(engine, 'files');
  fs.rmSync(engine, {recursive: true, force: true});
  fs.mkdirSync(outDir, {recursive: true});
  const wasm = fs.readFileSync(
    path.join(packages.binding.folder, packages.binding.name, 'rspack.wasm32-wasi.wasm'),
  );
  const compressed = await compress(wasm);
  const declarations = Object.entries(declarationPackages).map(([name, all]) => {
    const file = `${path.basename(name)}.*.json`;
    return [
      name,
      writeHashed(outDir, file, JSON.stringify(Object.fromEntries(readDeclarations(all)))),
    ];
  });
  const worker = await bundleTool({
    outDir,
    packages,
    declarations: Object.fromEntries(declarations),
  });
  const {version} = packages.rslib;
  fs.writeFileSync(
    path.join(engine, 'engine.json'),
    JSON.stringify({
      version,
      worker,
      wasm: {
        parts: compressed.map((part) => writeHashed(outDir, 'rspack.*.bin', part)),
        bytes: Buffer.concat(compressed).length,
      },
    }),
  );
  console.log(`The engine of Rslib ${version} is ready: the next build of the site has it.`);
});
