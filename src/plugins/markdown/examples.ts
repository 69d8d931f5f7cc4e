import fs from 'node:fs';
import path from 'node:path';

import {diffLines} from 'diff';
import type {Code, Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {siteDirOf} from '../../config/contentFiles';
import {filesIn} from '../../lib/filesIn.mjs';
import {examplesOf} from '../../lib/translations.mjs';
import {SKIP, visit} from '../esmPackages.cjs';
import {isKnownLanguage} from './codeBlock/highlight';
import {attributesOf} from './jsxAttributes';

/** The highlighter's names for extensions that differ from them. */
const languages: Readonly<Record<string, string>> = {
  cjs: 'js',
  mjs: 'js',
  cts: 'ts',
  mts: 'ts',
  svg: 'html',
  vue: 'html',
  svelte: 'html',
  yml: 'yaml',
};

function languageOf(file: string): string {
  const extension = /\.(\w+)$/.exec(path.basename(file))?.[1] ?? '';
  const language = languages[extension] ?? extension;
  return isKnownLanguage(language) ? language : 'text';
}

interface ExampleFile {
  text: string;
  /** Path in the project, or of the output that the file records. */
  title: string;
  /** Lines of `seat-map@inject`, for example, that `seat-map` does not have, from 1. */
  changed: readonly number[];
}

/** The lines of a variant's file that its base does not have, unless these are most of it. */
function changedLines(base: string, text: string): number[] {
  let line = 1;
  const changed: number[] = [];
  for (const {added, removed, count} of diffLines(base, text)) {
    if (added) {
      changed.push(...Array.from({length: count}, (_, index) => line + index));
    }
    line += removed ? 0 : count;
  }
  return changed.length <= (line - 1) / 2 ? changed : [];
}

/** The examples of one page. Methods throw errors with the page's file and line. */
class Examples {
  private readonly siteDir: string;
  private readonly folder: string;

  constructor(private readonly pageFile: string) {
    this.siteDir = siteDirOf(pageFile);
    this.folder = path.join(this.siteDir, examplesOf(this.fromRoot(pageFile)));
  }

  private fromRoot(file: string): string {
    return path.relative(this.siteDir, file).split(path.sep).join('/');
  }

  fail({position}: Nodes, message: string): never {
    throw new Error(`${this.fromRoot(this.pageFile)}:${position?.start.line ?? 1}: ${message}`);
  }

  /** @returns the folder of a project, from the site's root */
  pathOf(project: string): string {
    return this.fromRoot(path.join(this.folder, project));
  }

  has(name: string): boolean {
    return fs.statSync(path.join(this.folder, name), {throwIfNoEntry: false})?.isFile() ?? false;
  }

  private readText(name: string): string {
    return fs.readFileSync(path.join(this.folder, name), 'utf8').replaceAll('\r\n', '\n');
  }

  /** @param name a path as pages write it: `seat-map@inject/src/index.ts` */
  read(name: string, node: Nodes): ExampleFile {
    if (!this.has(name)) {
      this.fail(node, `file="${name}" does not exist in ${this.pathOf('')}.`);
    }
    const text = this.readText(name);
    const [project = '', ...rest] = name.split('/');
    const base = [project.replace(/@.*/, ''), ...rest].join('/');
    const isVariant = base !== name && rest[0] !== 'out' && this.has(base);
    return {
      text: text.replace(/\n$/, ''),
      title: rest
        .join('/')
        .replace(/^out\//, '')
        .replace(/\.tree$/, ''),
      changed: isVariant ? changedLines(this.readText(base), text) : [],
    };
  }

  /** The files of a project in reading order: configuration, sources, then manifests. */
  list(project: string, node: Nodes): string[] {
    const folder = path.join(this.folder, project);
    if (!fs.existsSync(folder)) {
      this.fail(node, `<Project name="${project}"> has no folder ${this.pathOf(project)}.`);
    }
    const rank = (file: string): number =>
      /^(?:package|tsconfig).*\.json$/.test(file) ? 2 : Number(file.includes('/'));
    return filesIn(folder)
      .filter((file) => file !== 'example.json' && !/^(?:out|node_modules)\//.test(file))
      .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  }
}

function attributeOf(meta: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];
}

/** Cut the lines `3-9` out of a text, or the top-level keys `exports files` out of JSON. */
function cut(text: string, meta: string): string | undefined {
  const keys = attributeOf(meta, 'keys')?.split(' ');
  if (keys) {
    const json = JSON.parse(text) as Record<string, unknown>;
    const picked = Object.fromEntries(keys.map((key) => [key, json[key]]));
    return keys.every((key) => key in json) ? JSON.stringify(picked, null, 2) : undefined;
  }
  const [from, to = from] = attributeOf(meta, 'lines')?.split('-').map(Number) ?? [];
  if (from === undefined || to === undefined) {
    return text;
  }
  const rows = text.split('\n');
  return to > rows.length ? undefined : rows.slice(from - 1, to).join('\n');
}

const rangeOf = (lines: readonly number[]): string =>
  lines.length > 0 ? ` {${lines.join(',')}}` : '';

/** Put the text of `file="…"` into a fence. */
function fillFence(examples: Examples, node: Code): void {
  const meta = node.meta ?? '';
  const name = attributeOf(meta, 'file');
  if (name === undefined) {
    return;
  }
  if (node.value.trim() !== '') {
    examples.fail(node, 'Remove the text of this fence: file="…" shows the file instead.');
  }
  const {text, title, changed} = examples.read(name, node);
  const value = cut(text, meta);
  if (value === undefined) {
    examples.fail(node, `The lines or keys of this fence are not in ${name}.`);
  }
  node.value = value;
  node.data = {...node.data, example: name} as Code['data'];
  const tree = name.endsWith('.tree') ? ' expect="tree"' : '';
  // The author's own words come first, so they take precedence.
  node.meta = `${meta} title="${title}"${tree}${value === text ? rangeOf(changed) : ''}`;
}

/** Turn `<Project name="…" files="a b" open="a" />` into tabs of fences. */
function fillProject(examples: Examples, repository: string, node: MdxJsxFlowElement): void {
  const props = Object.fromEntries(
    node.attributes.map((one) => ['name' in one ? one.name : '', one.value]),
  );
  const {name, files, open} = props;
  if (typeof name !== 'string') {
    examples.fail(node, '<Project> needs the name of an example: <Project name="seat-map" />.');
  }
  const shown = typeof files === 'string' ? files.split(/\s+/) : examples.list(name, node);
  const first = typeof open === 'string' ? open : (shown[0] ?? '');
  if (!shown.includes(first)) {
    examples.fail(node, `<Project open="${first}"> is not one of its files: ${shown.join(', ')}.`);
  }
  const base = name.replace(/@.*/, '');
  node.children = shown.map((file): MdxJsxFlowElement => {
    const own = `${name}/${file}`;
    const {text, changed} = examples.read(examples.has(own) ? own : `${base}/${file}`, node);
    const code: Code = {
      type: 'code',
      lang: languageOf(file),
      meta: `title="${file}"${rangeOf(changed)}`,
      value: text,
      data: {example: own} as Code['data'],
    };
    const attributes = attributesOf({value: file, label: file});
    return {type: 'mdxJsxFlowElement', name: 'TabItem', attributes, children: [code]};
  });
  const source = `${repository}/tree/main/${examples.pathOf(name)}`;
  node.attributes = attributesOf({source, open: first});
}

/**
 * Show files of `examples/<page>/` in fences with `file="project/path"` and in `<Project>` blocks.
 *
 * @param file the page's absolute path
 * @param repository the address of this repository on the code host
 * @throws Error with page and line for a file, line or key that does not exist
 */
export function includeExamples(tree: Root, file: string, repository = ''): void {
  const examples = new Examples(file);
  visit(tree, (node) => {
    if (node.type === 'code') {
      fillFence(examples, node);
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Project') {
      fillProject(examples, repository, node);
      return SKIP;
    }
    return undefined;
  });
}

/** Remark plugin: `includeExamples`. */
export default function remarkExamples({repository}: {repository: string}) {
  return (tree: Root, file: VFile): void => includeExamples(tree, file.path, repository);
}
