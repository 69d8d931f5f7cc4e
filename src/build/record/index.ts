import type {Plugin} from '@docusaurus/types';

import {toolVersion} from '../../config/environment';
import type {BuildOutcome, BuildRecord, Sample, WrittenFile} from '../../home/recordTypes';
import {highlightToHtml} from '../markdown/codeBlock/highlight';
import outcome from './outcome.json';
import {configs, source} from './sample';

/** Which item of the sample's config writes a file. The first that matches counts. */
const writers = {
  bundleless: /^dist\/files\//,
  esm: /^dist\/\w+\.(?:js|d\.ts)$/,
  cjs: /\.cjs$/,
  umd: /\.umd\.js$/,
  iife: /\.iife\.js$/,
} as const;

type Writer = keyof typeof writers;

const isScript = ({name}: WrittenFile): boolean => !name.endsWith('.d.ts');

function group(files: readonly WrittenFile[]): Record<Writer, WrittenFile[]> {
  const groups = {esm: [], cjs: [], umd: [], iife: [], bundleless: []} as Record<
    Writer,
    WrittenFile[]
  >;
  // Code first, then its declarations: the order in which a reader asks for them.
  const ordered = files.toSorted(
    (a, b) => Number(isScript(b)) - Number(isScript(a)) || a.name.localeCompare(b.name, 'en'),
  );
  for (const file of ordered) {
    const writer = (Object.keys(writers) as Writer[]).find((one) => writers[one].test(file.name));
    if (!writer) {
      throw new Error(
        `The sample build emitted ${file.name}, which does not belong to any item of its config.`,
      );
    }
    groups[writer].push(file);
  }
  const idle = Object.entries(groups).find(([, written]) => written.length === 0);
  if (idle) {
    throw new Error(`The sample build emitted no file for "${idle[0]}".`);
  }
  return groups;
}

/** @param marked text whose lines are to be marked, found by what they contain */
function sample(name: string, text: string, marked?: string): Sample {
  const code = text.trimEnd();
  const marks = new Map<number, 'highlight'>();
  for (const [index, line] of code.split('\n').entries()) {
    if (marked && line.includes(marked)) {
      marks.set(index, 'highlight');
    }
  }
  return {name, language: 'ts', html: highlightToHtml({code, marks}, 'ts', false)};
}

/**
 * Makes a finished build ready for the page. Throws for files that it would not show, and for formats without files.
 */
export function toRecord({version, files, declarations}: BuildOutcome): BuildRecord {
  const {bundleless, ...formats} = group(files);
  return {
    version,
    source: sample('src/index.ts', source),
    config: sample('rslib.config.ts', configs.formats),
    files: formats,
    shapes: {
      config: sample('rslib.config.ts', configs.shapes, 'bundle: false'),
      bundled: formats.esm.filter(isScript),
      bundleless,
    },
    declarations: {
      config: sample('rslib.config.ts', configs.declarations, 'dts: true'),
      output: sample('dist/index.d.ts', declarations),
    },
  };
}

/**
 * Hands the landing page what came out when a small library was built with the documented tool. The build itself takes
 * seconds, so its outcome is committed, and `tests/samples/homeRecord.test.ts` builds the library again and compares.
 * It is a generated module, because global data is in every page's bundle.
 */
export default function buildRecord(): Plugin {
  return {
    name: 'build-record',
    async contentLoaded({actions}) {
      if (outcome.version !== toolVersion) {
        throw new Error(
          `The landing page shows a build by @rslib/core ${outcome.version}, but ${toolVersion} is installed. Run "npm run record".`,
        );
      }
      await actions.createData('record.json', toRecord(outcome));
    },
  };
}
