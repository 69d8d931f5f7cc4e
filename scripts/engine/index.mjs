// npm run engine: makes the files with which /setup runs the tool in the browser, for the next build of the site.
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {runCommand} from '../commandLine.mjs';
import {root} from '../site.mjs';
import {bundleTool} from './bundle.mjs';
import {findPackages} from './packages.mjs';

/** Hosts refuse files of more than 25 MiB. */
const maxPartBytes = 20 * 1024 * 1024;

/** TypeScript's declarations of the language, for the targets and libraries that projects name. @param {string} folder */
function readDeclarations(folder) {
  /** @type {Record<string, string>} */
  const declarations = {};
  /** @param {string} name */
  function add(name) {
    if (!declarations[name]) {
      declarations[name] = fs.readFileSync(path.join(folder, name), 'utf8');
      for (const [, other] of declarations[name].matchAll(/reference lib="([^"]+)"/g)) {
        add(`lib.${other}.d.ts`);
      }
    }
  }
  ['lib.d.ts', 'lib.esnext.full.d.ts'].forEach(add);
  fs.readdirSync(folder)
    .filter((name) => /^lib\.es20\d\d\.full\.d\.ts$|^lib\.dom/.test(name))
    .forEach(add);
  return declarations;
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
  const outDir = path.join(root, 'node_modules/.cache/setup-engine/files');
  fs.rmSync(outDir, {recursive: true, force: true});
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
  const declarations = readDeclarations(path.join(packages.typescript.folder, 'lib'));
  const worker = await bundleTool({
    outDir,
    packages,
    declarations: writeHashed(outDir, 'typescript-lib.*.json', JSON.stringify(declarations)),
  });
  const {version} = packages.rslib;
  fs.writeFileSync(
    path.join(outDir, 'engine.json'),
    JSON.stringify({version, worker, wasm: {parts, bytes: compressed.length}}),
  );
  console.log(`The engine of Rslib ${version} is ready: the next build of the site has it.`);
});
