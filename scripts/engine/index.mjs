// npm run engine: makes the files with which /setup runs the tool in the browser, for the next build of the site.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {filesIn} from '../../src/lib/filesIn.mjs';
import {runCommand} from '../commandLine.mjs';
import {findPackage} from '../setup/workshop.mjs';
import {root} from '../site.mjs';
import {bundleTool} from './bundle.mjs';
import {findPackages} from './packages.mjs';

/** Hosts refuse files of more than 25 MiB. */
const maxPartBytes = 20 * 1024 * 1024;

/**
 * Reads the declarations that projects of /setup use: of the language, of Node.js, of React, and of imported styles.
 *
 * @param {import('./packages.mjs').Packages} packages
 * @returns {Record<string, string>} texts by path in the worker
 */
function readDeclarations({typescript, rslib, rsbuild}) {
  const folders = [
    ['typescript/lib', path.join(typescript.folder, 'lib')],
    ...['@types/node', '@types/react', 'csstype', 'undici-types'].map((name) => [
      name,
      findPackage(name),
    ]),
  ];
  const ambient = [rslib, rsbuild].map(({name, folder}) => [
    `/node_modules/${name}/types.d.ts`,
    fs.readFileSync(path.join(folder, 'types.d.ts'), 'utf8'),
  ]);
  return Object.fromEntries([
    ...ambient,
    ...folders.flatMap(([name = '', folder = '']) =>
      filesIn(folder)
        .filter((file) => /\.d\.[cm]?ts$|^package\.json$/.test(file) && !/^ts\d/.test(file))
        .map((file) => [
          `/node_modules/${name}/${file}`,
          fs.readFileSync(path.join(folder, file), 'utf8'),
        ]),
    ),
  ]);
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
  // Compressed here, because many hosts send WebAssembly as it is. Not `.gz`: some hosts give that an encoding.
  const compressed = gzipSync(wasm, {level: 9});
  const parts = [];
  for (let start = 0; start < compressed.length; start += maxPartBytes) {
    parts.push(
      writeHashed(outDir, 'rspack.*.bin', compressed.subarray(start, start + maxPartBytes)),
    );
  }
  const declarations = readDeclarations(packages);
  const worker = await bundleTool({
    outDir,
    packages,
    declarations: writeHashed(outDir, 'typescript-lib.*.json', JSON.stringify(declarations)),
  });
  const {version} = packages.rslib;
  fs.writeFileSync(
    path.join(engine, 'engine.json'),
    JSON.stringify({version, worker, wasm: {parts, bytes: compressed.length}}),
  );
  console.log(`The engine of Rslib ${version} is ready: the next build of the site has it.`);
});
