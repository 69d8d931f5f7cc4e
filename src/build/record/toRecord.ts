import {highlightToHtml} from '../markdown/codeBlock/highlight';
import type {LineMark} from '../markdown/codeBlock/markedLines';
import {configs, source} from './sample';
import type {BuildOutcome, BuildRecord, Sample, WrittenFile} from '../../home/recordTypes';

/** Which item of the sample's config writes a file. The first that matches counts. */
const writers = {
  bundleless: /^dist\/files\//,
  esm: /^dist\/\w+\.(?:js|d\.ts)$/,
  cjs: /\.cjs$/,
  umd: /\.umd\.js$/,
  iife: /\.iife\.js$/,
} as const;

type Writer = keyof typeof writers;

function isWriter(name: string): name is Writer {
  return Object.hasOwn(writers, name);
}

function writerOf({name}: WrittenFile): Writer {
  const found = Object.keys(writers).find((key) => isWriter(key) && writers[key].test(name));
  if (!found || !isWriter(found)) {
    throw new Error(`The sample build wrote ${name}, which no item of its config should write.`);
  }
  return found;
}

const isScript = ({name}: WrittenFile): boolean => !name.endsWith('.d.ts');

/** Code first, then its declarations: the order in which a reader asks for them. */
function byKind(a: WrittenFile, b: WrittenFile): number {
  return Number(isScript(b)) - Number(isScript(a)) || a.name.localeCompare(b.name, 'en');
}

function group(files: readonly WrittenFile[]): Record<Writer, WrittenFile[]> {
  const groups: Record<Writer, WrittenFile[]> = {
    esm: [],
    cjs: [],
    umd: [],
    iife: [],
    bundleless: [],
  };
  for (const file of [...files].sort(byKind)) {
    groups[writerOf(file)].push(file);
  }
  for (const [writer, written] of Object.entries(groups)) {
    if (written.length === 0) {
      throw new Error(`The sample build wrote no file for "${writer}".`);
    }
  }
  return groups;
}

/** @param marked text whose lines are to be marked, found by what they contain */
function sample(name: string, text: string, marked?: string): Sample {
  const code = text.trimEnd();
  const marks = new Map<number, LineMark>(
    code
      .split('\n')
      .flatMap((line, index) => (marked && line.includes(marked) ? [[index, 'highlight']] : [])),
  );
  return {name, language: 'ts', html: highlightToHtml({code, marks}, 'ts', false)};
}

/**
 * Makes a finished build ready for the page: files by format, and code coloured here, so that no
 * highlighter reaches the browser.
 *
 * @throws when the build wrote a file that the page would not show, or none where it shows some
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
