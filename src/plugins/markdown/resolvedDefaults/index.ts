import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';

import type {Parent, PhrasingContent, Root, Table, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import {siteDirOf} from '../../../config/contentFiles';
import {placeOf} from '../../../config/contentFolders.mjs';
import {frozenToolFile} from '../../../config/versions';
import {visit} from '../../esmPackages.cjs';
import {oncePerProcess} from '../../oncePerProcess';

/** What the tool made of an empty configuration in one format. */
interface ResolvedBuild {
  format: 'esm' | 'cjs' | 'umd' | 'iife' | 'mf';
  bundle: boolean;
  /**
   * Dotted path of an option (`output.target`; `rspack.…` for what is handed on to Rspack) to its
   * value as source text (`'node'`). An option that stays unset is absent.
   */
  options: Readonly<Record<string, string>>;
}

export interface ResolvedDefaults {
  version: string;
  /** One per format in bundle mode, and for esm and cjs one more without bundling. */
  builds: readonly ResolvedBuild[];
}

/** The rows: an option, and where its value is found, which differ where a value is an object with equal parts. */
const rows: readonly (readonly [label: string, path: string])[] = [
  ['output.target', 'output.target'],
  ['output.autoExternal', 'output.autoExternal'],
  ['output.assetPrefix', 'output.assetPrefix'],
  ['output.dataUriLimit', 'output.dataUriLimit.image'],
  ['output.filenameHash', 'output.filenameHash'],
  ['output.minify.js', 'output.minify.js'],
  ['output.minify.css', 'output.minify.css'],
  ['output.cleanDistPath', 'output.cleanDistPath'],
  ['output.legalComments', 'output.legalComments'],
  ['output.polyfill', 'output.polyfill'],
  ['output.injectStyles', 'output.injectStyles'],
  ['splitChunks.preset', 'splitChunks.preset'],
  ['performance.buildCache', 'performance.buildCache'],
  ['Rspack externalsType', 'rspack.externalsType'],
  ['Rspack output.library.type', 'rspack.output.library.type'],
  ['Rspack optimization.nodeEnv', 'rspack.optimization.nodeEnv'],
];

/**
 * Asks the installed tool what it makes of an empty configuration, in a process of its own (0.3 s), once. It is
 * installed here, also for sites of the tests.
 */
export function readResolvedDefaults(): Promise<ResolvedDefaults> {
  return oncePerProcess('resolvedDefaults', async () => {
    const env = {...process.env, NODE_ENV: 'production', NODE_OPTIONS: ''};
    const options = {cwd: path.resolve(__dirname, '../../../..'), env};
    const probe = path.join(__dirname, 'probe.mjs');
    const {stdout} = await promisify(execFile)(process.execPath, [probe], options);
    return JSON.parse(stdout) as ResolvedDefaults;
  });
}

/** A value of a build. A part has the value that is given for all: `dataUriLimit: 0` limits images, too. */
function valueOf({options}: ResolvedBuild, name: string): string | undefined {
  const parent = options[name.slice(0, name.lastIndexOf('.'))];
  return options[name] ?? (parent?.startsWith('{') ? undefined : parent);
}

const cell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
const text = (value: string): PhrasingContent => ({type: 'text', value});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/** `Rspack a.b` is two words, of which the second is code. */
function labelCell(label: string): TableCell {
  const [first = '', second] = label.split(' ');
  return second ? cell(text(`${first} `), code(second)) : cell(code(first));
}

/** The table of what the tool resolves in bundle mode, below a label. Throws when an option of a row is gone. */
export function resolvedDefaultsTable({builds, version}: ResolvedDefaults, label: string): Table {
  const bundled = builds.filter(({bundle}) => bundle);
  const head = [cell(text(label)), ...bundled.map(({format}) => cell(code(format)))];
  const body = rows.map(([name, option]) => {
    const values = bundled.map((build) => valueOf(build, option));
    if (values.every((value) => value === undefined)) {
      throw new Error(
        `@rslib/core ${version} resolves no "${option}": see src/plugins/markdown/resolvedDefaults`,
      );
    }
    return [
      labelCell(name),
      ...values.map((value) => cell(value === undefined ? text('–') : code(value))),
    ];
  });
  const children = [head, ...body].map((cells): TableRow => ({type: 'tableRow', children: cells}));
  return {type: 'table', align: head.map(() => null), children};
}

/** Puts a table of the tool's defaults, read where needed, in the place of each `<ResolvedDefaults label="…" />`. */
export async function replaceResolvedDefaults(
  tree: Root,
  read: () => Promise<ResolvedDefaults>,
): Promise<void> {
  const places: [parent: Parent, element: MdxJsxFlowElement][] = [];
  visit(tree, 'mdxJsxFlowElement', (node, _index, parent) => {
    if (node.name === 'ResolvedDefaults' && parent) {
      places.push([parent, node]);
    }
  });
  for (const [parent, element] of places) {
    const label = element.attributes.find((one) => 'name' in one && one.name === 'label')?.value;
    if (typeof label !== 'string') {
      throw new Error('<ResolvedDefaults> needs label="…", the head of its first column');
    }
    const table = resolvedDefaultsTable(await read(), label);
    parent.children.splice(parent.children.indexOf(element), 1, table);
  }
}

/** What the tool resolved when a version was cut. @throws Error when nothing was kept */
async function readFrozenDefaults(siteDir: string, version: string): Promise<ResolvedDefaults> {
  const file = frozenToolFile(siteDir, version);
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as ResolvedDefaults;
  } catch (cause) {
    throw new Error(
      `${file} cannot be read. Cut versions with "npm run release:version -- <name>", which keeps the tool's defaults of that day.`,
      {cause},
    );
  }
}

/** The same as a transform of the pages' Markdown. Pages of a version that was cut show the tool of that day. */
export default function remarkResolvedDefaults() {
  return (tree: Root, {path: file}: {path: string}): Promise<void> => {
    const siteDir = siteDirOf(file);
    const place = placeOf(path.relative(siteDir, file).split(path.sep).join('/'));
    const version = place?.set.version ?? 'current';
    return replaceResolvedDefaults(tree, () =>
      version === 'current' ? readResolvedDefaults() : readFrozenDefaults(siteDir, version),
    );
  };
}
