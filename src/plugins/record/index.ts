import fs from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {toolVersion} from '../../config/environment';
import type {BuildRecord, Sample, SampleFormat, WrittenFile} from '../../home/recordTypes';
import {highlightToHtml} from '../markdown/codeBlock/highlight';

/** The library that the landing page shows, whose outputs `npm run examples` writes. */
const library = path.resolve(__dirname, '../../../examples/home/fit-box');

/** Which format a file of the build is of. The first that matches counts. */
const formatOf: readonly (readonly [SampleFormat, RegExp])[] = [
  ['umd', /\.umd\.js$/],
  ['iife', /\.iife\.js$/],
  ['cjs', /\.cjs$/],
  ['esm', /\.(?:js|d\.ts)$/],
];

const isScript = ({name}: WrittenFile): boolean => !name.endsWith('.d.ts');

/** @param tree a recorded tree with sizes */
function readTree(tree: string): WrittenFile[] {
  return tree
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/))
    .map(([name = '', size]) => ({name, bytes: Number(size)}));
}

function groupByFormat(files: readonly WrittenFile[]): BuildRecord['files'] {
  const groups: Record<SampleFormat, WrittenFile[]> = {esm: [], cjs: [], umd: [], iife: []};
  // Code first, then its declarations.
  for (const file of files.toSorted((a, b) => Number(isScript(b)) - Number(isScript(a)))) {
    const format = formatOf.find(([, pattern]) => pattern.test(file.name))?.[0];
    if (!format) {
      throw new Error(`${library} emits ${file.name}, which belongs to none of the shown formats.`);
    }
    groups[format].push(file);
  }
  return groups;
}

/** @param marked lines that contain this text are highlighted */
function sample(name: string, text: string, marked?: string): Sample {
  const code = text.trimEnd();
  const lines = marked === undefined ? [] : code.split('\n');
  const marks = new Map(
    lines.flatMap((line, index) =>
      line.includes(marked ?? '') ? [[index, 'highlight'] as const] : [],
    ),
  );
  return {name, language: 'ts', html: highlightToHtml({code, marks}, 'ts', false)};
}

/** Reads the record of the landing page from the outputs of its example. */
function readRecord(): BuildRecord {
  const read = (file: string): string => fs.readFileSync(library + file, 'utf8');
  const config = (name: string, marked?: string): Sample =>
    sample('rslib.config.ts', read(`${name}/rslib.config.ts`), marked);
  const shapes = readTree(read('@bundleless/out/dist.tree'));
  return {
    version: toolVersion,
    source: sample('src/index.ts', read('/src/index.ts')),
    config: config(''),
    files: groupByFormat(readTree(read('/out/dist.tree'))),
    shapes: {
      config: config('@bundleless', 'bundle: false'),
      bundled: shapes.filter(({name}) => !name.startsWith('dist/files/')),
      bundleless: shapes.filter(({name}) => name.startsWith('dist/files/')),
    },
    declarations: {
      config: config('@declarations', 'dts: true'),
      output: sample('dist/index.d.ts', read('@declarations/out/dist/index.d.ts')),
    },
  };
}

/** Generates the data of the landing page: a module of its own, because global data is in the bundle of every page. */
export default function buildRecord(): Plugin {
  return {
    name: 'build-record',
    async contentLoaded({actions}) {
      await actions.createData('record.json', readRecord());
    },
  };
}
