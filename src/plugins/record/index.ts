import fs from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {toolVersion} from '../../config/environment';
import type {BuildRecord, Sample, WrittenFile} from '../../home/recordTypes';
import {highlightToHtml} from '../markdown/codeBlock/highlight';

/** The library that the landing page shows, whose outputs `npm run examples` writes. */
const library = path.resolve(__dirname, '../../../examples/home/fit-box');

const read = (file: string): string => fs.readFileSync(library + file, 'utf8').trimEnd();

/** @returns the files of a recorded tree, code before declarations */
function readTree(file: string): WrittenFile[] {
  const files = read(file)
    .split('\n')
    .map((line) => line.split(/\s+/))
    .map(([name = '', size]) => ({name, bytes: Number(size)}));
  const isDeclaration = ({name}: WrittenFile): number => Number(name.endsWith('.d.ts'));
  return files.toSorted((a, b) => isDeclaration(a) - isDeclaration(b));
}

/** @param mark text of the lines to highlight */
function sample(title: string, file: string, mark?: string): Sample {
  const code = read(file);
  const marked = code
    .split('\n')
    .flatMap((line, index) => (mark !== undefined && line.includes(mark) ? [index + 1] : []));
  return {title, language: 'ts', html: highlightToHtml(code, 'ts', {marked})};
}

const config = (variant: string, mark?: string): Sample =>
  sample('rslib.config.ts', `${variant}/rslib.config.ts`, mark);

function readRecord(): BuildRecord {
  const files = readTree('/out/dist.tree');
  const shapes = readTree('@bundleless/out/dist.tree');
  const endingIn = (...endings: string[]): WrittenFile[] =>
    files.filter(({name}) => endings.some((ending) => name.endsWith(ending)));
  return {
    version: toolVersion,
    source: sample('src/index.ts', '/src/index.ts'),
    config: config(''),
    files: {
      esm: endingIn('index.js', '.d.ts'),
      cjs: endingIn('.cjs'),
      umd: endingIn('.umd.js'),
      iife: endingIn('.iife.js'),
    },
    shapes: {
      config: config('@bundleless', 'bundle: false'),
      bundled: shapes.filter(({name}) => !name.startsWith('dist/files/')),
      bundleless: shapes.filter(({name}) => name.startsWith('dist/files/')),
    },
    declarations: {
      config: config('@declarations', 'dts: true'),
      output: sample('dist/index.d.ts', '@declarations/out/dist/index.d.ts'),
    },
  };
}

/** Generate the data of the landing page. A module of its own, because every page loads global data. */
export default function buildRecord(): Plugin {
  return {
    name: 'build-record',
    async contentLoaded({actions}) {
      await actions.createData('record.json', readRecord());
    },
  };
}
