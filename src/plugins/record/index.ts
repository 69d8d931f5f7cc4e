import fs from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {toolVersion} from '../../config/environment';
import {
  sampleFormats,
  type BuildRecord,
  type Sample,
  type WrittenFile,
} from '../../home/recordTypes';
import {highlightToHtml} from '../markdown/codeBlock/highlight';

/** The library that the landing page shows, whose outputs `npm run examples` writes. */
const library = path.resolve(__dirname, '../../../examples/home/fit-box');

const read = (file: string): string => fs.readFileSync(library + file, 'utf8');

/** Reads a recorded list of files, code before declarations. */
function readTree(file: string): WrittenFile[] {
  const files = read(file)
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/))
    .map(([name = '', size]) => ({name, bytes: Number(size)}));
  const rank = ({name}: WrittenFile): number => Number(name.endsWith('.d.ts'));
  return files.toSorted((a, b) => rank(a) - rank(b));
}

function groupByFormat(files: readonly WrittenFile[]): BuildRecord['files'] {
  const formatOf = ({name}: WrittenFile) =>
    sampleFormats.find((format) => name.includes(`.${format}`)) ?? 'esm';
  return Object.fromEntries(
    sampleFormats.map((format) => [format, files.filter((file) => formatOf(file) === format)]),
  ) as unknown as BuildRecord['files'];
}

/** Reads a sample. Lines that contain `marked` are highlighted. */
function readSample(title: string, file: string, marked?: string): Sample {
  const code = read(file).trimEnd();
  const lines = marked === undefined ? [] : code.split('\n').entries();
  const marks = new Map(
    [...lines]
      .filter(([, line]) => line.includes(marked ?? ''))
      .map(([index]) => [index, 'highlight'] as const),
  );
  return {title, language: 'ts', html: highlightToHtml({code, marks}, 'ts', false)};
}

/** Reads the record of the landing page from the outputs of its example. */
function readRecord(): BuildRecord {
  const config = (variant: string, marked?: string): Sample =>
    readSample('rslib.config.ts', `${variant}/rslib.config.ts`, marked);
  const shapes = readTree('@bundleless/out/dist.tree');
  const isBundleless = ({name}: WrittenFile): boolean => name.startsWith('dist/files/');
  return {
    version: toolVersion,
    source: readSample('src/index.ts', '/src/index.ts'),
    config: config(''),
    files: groupByFormat(readTree('/out/dist.tree')),
    shapes: {
      config: config('@bundleless', 'bundle: false'),
      bundled: shapes.filter((file) => !isBundleless(file)),
      bundleless: shapes.filter(isBundleless),
    },
    declarations: {
      config: config('@declarations', 'dts: true'),
      output: readSample('dist/index.d.ts', '@declarations/out/dist/index.d.ts'),
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
