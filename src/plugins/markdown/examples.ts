import fs from 'node:fs';
import path from 'node:path';

import {diffLines} from 'diff';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {siteDirOf} from '../../config/contentFiles';
import {placeOf} from '../../config/contentFolders.mjs';
import {SKIP, visit} from '../esmPackages.cjs';
import {languageFault} from './codeBlock/highlight';

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
  return languageFault(language) === undefined ? language : 'text';
}

/** A file of an example, as a page names it: `seat-map@inject/src/index.ts`. */
interface ExampleFile {
  /** Absolute path. */
  absolute: string;
  /** `seat-map@inject` */
  project: string;
  /** Path in the project, or the file that an output records. */
  title: string;
  text: string;
}

/** Reads examples for one page, and reports mistakes with the page's file and line. */
class Examples {
  readonly folder: string;
  private readonly siteDir: string;

  constructor(
    private readonly pageFile: string,
    private readonly repository: string,
  ) {
    this.siteDir = siteDirOf(pageFile);
    const place = placeOf(path.relative(this.siteDir, pageFile).split(path.sep).join('/'));
    const id = (place?.name ?? '').replace(/\.mdx?$/, '');
    const set = place?.set.plugin === 'blog' ? `blog/${id}` : id;
    this.folder = path.join(this.siteDir, 'examples', set);
  }

  fail(line: number | undefined, message: string): never {
    const file = path.relative(this.siteDir, this.pageFile);
    throw new Error(`${file}:${line ?? 1}: ${message}`);
  }

  /** An example's folder, from the site's root. */
  pathOf(project: string): string {
    return path.relative(this.siteDir, path.join(this.folder, project)).split(path.sep).join('/');
  }

  /** The address of an example on the code host. */
  sourceOf(project: string): string {
    return `${this.repository}/tree/main/${this.pathOf(project)}`;
  }

  /** @throws Error with page and line for a file that does not exist */
  read(name: string, line: number | undefined): ExampleFile {
    const [project = '', ...rest] = name.split('/');
    const absolute = path.join(this.folder, name);
    if (!fs.existsSync(absolute) || !fs.statSync(absolute).isFile()) {
      const folder = path.relative(this.siteDir, this.folder);
      this.fail(line, `file="${name}" does not exist in ${folder}.`);
    }
    const title = rest
      .join('/')
      .replace(/^out\//, '')
      .replace(/\.tree$/, '');
    const text = fs.readFileSync(absolute, 'utf8').replaceAll('\r\n', '\n').replace(/\n$/, '');
    return {absolute, project, title, text};
  }

  /** The files of a project in reading order: configuration, sources, then manifests. */
  list(project: string, line: number | undefined): string[] {
    const folder = path.join(this.folder, project);
    if (!fs.existsSync(folder)) {
      this.fail(line, `<Project name="${project}"> has no folder ${this.pathOf(project)}.`);
    }
    const rank = (file: string): number =>
      /^(?:package|tsconfig).*\.json$/.test(file) ? 2 : Number(file.includes('/'));
    return fs
      .readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file !== 'example.json' && !/^(?:out|node_modules)\//.test(file))
      .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  }

  /** The lines of a case's file that its base project does not have, unless most of them are new. */
  changedLines({absolute, project, title, text}: ExampleFile): number[] {
    const base = path.join(this.folder, project.replace(/@.*/, ''), title);
    if (!project.includes('@') || absolute.includes('/out/') || !fs.existsSync(base)) {
      return [];
    }
    let line = 1;
    const changed: number[] = [];
    for (const part of diffLines(fs.readFileSync(base, 'utf8'), `${text}\n`)) {
      if (part.added) {
        changed.push(...Array.from({length: part.count}, (_, index) => line + index));
      }
      line += part.removed ? 0 : part.count;
    }
    return changed.length <= (line - 1) / 2 ? changed : [];
  }
}

function attributeOf(meta: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];
}

/** Cuts the lines `3-9` out of a text, or the top-level keys `exports files` out of JSON. */
function cut(text: string, meta: string): string | undefined {
  const keys = attributeOf(meta, 'keys')?.split(' ');
  if (keys) {
    const json = JSON.parse(text) as Record<string, unknown>;
    const missing = keys.some((key) => !(key in json));
    const picked = Object.fromEntries(keys.map((key) => [key, json[key]]));
    return missing ? undefined : JSON.stringify(picked, null, 2);
  }
  const [from, to] = attributeOf(meta, 'lines')?.split('-').map(Number) ?? [];
  if (from !== undefined) {
    const rows = text.split('\n');
    return (to ?? from) > rows.length ? undefined : rows.slice(from - 1, to ?? from).join('\n');
  }
  const region = attributeOf(meta, 'region');
  if (region !== undefined) {
    const rows = text.split('\n');
    const marks = rows.flatMap((row, index) =>
      new RegExp(`#(?:end)?region ${region}\\b`).test(row) ? [index] : [],
    );
    const [start = 0, end] = marks;
    return end === undefined ? undefined : rows.slice(start + 1, end).join('\n');
  }
  return text;
}

const jsx = (
  name: string,
  props: Readonly<Record<string, string>>,
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(props).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children,
});

const highlightOf = (lines: readonly number[]): string =>
  lines.length > 0 ? ` {${lines.join(',')}}` : '';

/** Puts the text of `file="…"` into a fence. */
function fillFence(examples: Examples, node: Code): void {
  const meta = node.meta ?? '';
  const name = attributeOf(meta, 'file');
  if (name === undefined) {
    return;
  }
  const line = node.position?.start.line;
  if (node.value.trim() !== '') {
    examples.fail(
      line,
      'A fence with file="…" shows that file. Remove the text between its backticks.',
    );
  }
  const file = examples.read(name, line);
  const text = cut(file.text, meta);
  if (text === undefined) {
    examples.fail(line, `The lines, region or keys of this fence are not in ${name}.`);
  }
  const title = attributeOf(meta, 'title') ?? file.title;
  const isWhole = text === file.text;
  const ownMarks = /\{[\d,\s-]+\}/.exec(meta)?.[0] ?? '';
  const marks = ownMarks || (isWhole ? highlightOf(examples.changedLines(file)) : '');
  const flags = meta.match(/(?:^|\s)(?:showLineNumbers|wrap)(?=\s|$)/g)?.join('') ?? '';
  const tree = name.endsWith('.tree') ? ' expect="tree"' : '';
  node.value = text;
  node.data = {...node.data, example: name} as Code['data'];
  node.meta = `title="${title}"${tree}${flags} ${marks}`;
}

/** Turns `<Project name="…" files="a b" open="a" />` into tabs of fences. */
function fillProject(examples: Examples, node: MdxJsxFlowElement): void {
  const line = node.position?.start.line;
  const props = Object.fromEntries(
    node.attributes.map((one) => [
      one.type === 'mdxJsxAttribute' ? one.name : '…',
      one.type === 'mdxJsxAttribute' && typeof one.value === 'string' ? one.value : undefined,
    ]),
  );
  const {name, files, open, ...others} = props;
  if (name === undefined || Object.keys(others).length > 0) {
    examples.fail(
      line,
      '<Project> has the attributes name, files and open, each with a text: <Project name="seat-map" files="rslib.config.ts src/index.ts" open="src/index.ts" />.',
    );
  }
  const shown = files?.split(/\s+/) ?? examples.list(name, line);
  const first = open ?? shown[0] ?? '';
  if (!shown.includes(first)) {
    examples.fail(line, `<Project open="${first}"> is none of its files: ${shown.join(', ')}.`);
  }
  const base = name.replace(/@.*/, '');
  const tabs = shown.map((file) => {
    const isOwn = fs.existsSync(path.join(examples.folder, name, file));
    const read = examples.read(`${isOwn ? name : base}/${file}`, line);
    const code: Code = {
      type: 'code',
      lang: languageOf(file),
      meta: `title="${file}"${highlightOf(examples.changedLines(read))}`,
      value: read.text,
      data: {example: `${name}/${file}`} as Code['data'],
    };
    return jsx('TabItem', {value: file, label: file}, [code]);
  });
  node.attributes = [
    {type: 'mdxJsxAttribute', name: 'source', value: examples.sourceOf(name)},
    {type: 'mdxJsxAttribute', name: 'open', value: first},
  ];
  node.children = tabs;
}

/**
 * Shows files of `examples/<page>/` in fences with `file="project/path"` and in `<Project>` blocks.
 *
 * @param file the page's absolute path
 * @param repository the address of this repository on the code host
 * @throws Error with page and line for a file, region or key that does not exist
 */
export function includeExamples(tree: Root, file: string, repository = ''): void {
  const examples = new Examples(file, repository);
  visit(tree, (node) => {
    if (node.type === 'code') {
      fillFence(examples, node);
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Project') {
      fillProject(examples, node);
      return SKIP;
    }
    return undefined;
  });
}

/** Remark plugin: `includeExamples`. */
export default function remarkExamples({repository}: {repository: string}) {
  return (tree: Root, file: VFile): void => includeExamples(tree, file.path, repository);
}
