/**
 * Small projects that show what pages say in words and no sample of a page shows. A page names one in a comment:
 * `{/* shows: the build fails = claims/worker-cjs-inline fails *\/}`.
 */
export interface Claim {
  files: Readonly<Record<string, string>>;
  /** Packages that the project uses besides the tool. */
  packages?: readonly string[];
  /** `npx rslib` where absent. */
  command?: string;
  /** What the run shows, in the words of `verdicts.ts`. */
  shows: readonly string[];
}

/** A configuration file with this object. */
export const config = (text: string): string =>
  `import { defineConfig } from '@rslib/core';\n\nexport default defineConfig(${text});\n`;

/** A picture. */
export const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 4q4-4 8 0" /></svg>\n';

/** A worker. */
export const worker = {
  'src/counter.ts': 'self.postMessage(1);\n',
};

/** An item for each format, in a folder of its name. */
export const formats = (more = ''): string =>
  `{ lib: [${['esm', 'cjs', 'umd', 'iife']
    .map((name) => `{ format: '${name}', output: { distPath: 'dist/${name}' } }`)
    .join(', ')}]${more} }`;

/** Starts a script that runs the tool and Node.js in other processes, and prints what it sees. */
export const script = `import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';

const bin = 'node_modules/@rslib/core/bin/rslib.js';
const node = (...args) => spawnSync(process.execPath, args, { encoding: 'utf8' });
const rslib = (...args) => node(bin, ...args);
const read = (file) => fs.readFileSync(file, 'utf8');
`;

/** The package.json of a library, with what it lists besides the tool. */
export const manifest = (more: object = {}): string =>
  JSON.stringify({type: 'module', devDependencies: {'@rslib/core': '*'}, ...more});

/** The package.json of a library that lists one package in each field. */
export const eachField = manifest({
  dependencies: {alpha: '1'},
  peerDependencies: {beta: '1'},
  optionalDependencies: {gamma: '1'},
  devDependencies: {delta: '1', '@rslib/core': '*'},
});

/** An installed package that exports a text. */
export const asPackage = (name: string): Record<string, string> => ({
  [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "type": "module", "exports": "./index.js" }`,
  [`node_modules/${name}/index.js`]: `export const ${name} = '${name} was here';\n`,
});
