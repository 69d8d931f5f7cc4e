import fs from 'node:fs';
import path from 'node:path';

import {diffLines} from 'diff';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';

import {siteDirOf} from '../../config/contentFolders.mjs';
import {examplesOf, projectFiles} from '../../lib/translations.mjs';
import {readSample} from '../engine/samples';
import {visit} from '../esmPackages.cjs';
import {isKnownLanguage} from './codeBlock/highlight';
import {attributesOf, textsOf} from './jsxAttributes';

/** The examples of a page: their folder, and its address on the code host. */
interface Examples {
  folder: string;
  address: string;
  /** The folder's path below `examples`, if /setup can run projects. */
  page: string | false;
}

interface ExampleFile {
  text: string;
  /** For the meta of a fence: marks lines of `seat-map@inject`, for example, that `seat-map` does not have. */
  marks: string;
}

/** Marks the lines of a case's file that its base does not have, unless these are most of it. */
function markChanges(base: string, text: string): string {
  let line = 1;
  const changed: number[] = [];
  for (const {added, removed, count} of diffLines(base, text)) {
    if (added) {
      changed.push(...Array.from({length: count}, (_, index) => line + index));
    }
    line += removed ? 0 : count;
  }
  const isReadable = changed.length > 0 && changed.length <= (line - 1) / 2;
  return isReadable ? ` {${changed.join(',')}}` : '';
}

/** @param name a path as pages write it: `seat-map@inject/src/index.ts` @returns undefined if there is no such file */
function readExample({folder}: Examples, name: string): ExampleFile | undefined {
  const read = (file: string): string | undefined => {
    const full = path.join(folder, file);
    const isFile = fs.statSync(full, {throwIfNoEntry: false})?.isFile();
    return isFile ? fs.readFileSync(full, 'utf8').replaceAll('\r\n', '\n') : undefined;
  };
  const text = read(name);
  const baseName = name.replace(/@[^/]*/, '');
  const base = baseName === name || name.includes('/out/') ? undefined : read(baseName);
  return text === undefined
    ? undefined
    : {text: text.replace(/\n$/, ''), marks: base === undefined ? '' : markChanges(base, text)};
}

const attributeOf = (meta: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];

/** Cut the lines `3-9` out of a text, or the top-level keys `exports files` out of JSON. */
function cut(text: string, meta: string): string | undefined {
  const keys = attributeOf(meta, 'keys')?.split(' ');
  if (keys) {
    const json = JSON.parse(text) as Record<string, unknown>;
    const picked = Object.fromEntries(keys.map((key) => [key, json[key]]));
    return keys.every((key) => key in json) ? JSON.stringify(picked, null, 2) : undefined;
  }
  const lines = attributeOf(meta, 'lines');
  if (lines === undefined) {
    return text;
  }
  const [from = 1, to = from] = lines.split('-').map(Number);
  const rows = text.split('\n');
  return to > rows.length ? undefined : rows.slice(from - 1, to).join('\n');
}

/** Put the text of `file="…"` into a fence. @returns what is wrong with it */
function fillFence(node: Code, examples: Examples): string | undefined {
  const meta = node.meta ?? '';
  const name = attributeOf(meta, 'file');
  if (name === undefined) {
    return undefined;
  }
  const file = readExample(examples, name);
  const value = file && cut(file.text, meta);
  if (node.value.trim() !== '') {
    return 'Remove the text of this fence: file="…" shows the file instead.';
  } else if (!file) {
    return `file="${name}" does not exist in ${examples.folder}.`;
  } else if (value === undefined) {
    return `The lines or keys of this fence are not in ${name}.`;
  }
  node.value = value;
  node.data = {...node.data, example: name} as Code['data'];
  const title = name.replace(/^[^/]*\/(?:out\/)?/, '').replace(/\.tree$/, '');
  const tree = name.endsWith('.tree') ? ' expect="tree"' : '';
  // The author's own words come first, so they take precedence.
  node.meta = `${meta} title="${title}"${tree}${value === file.text ? file.marks : ''}`;
  return undefined;
}

/** Lists the files of a project in reading order: configuration, sources, then manifests. */
function listFiles(project: string): string[] {
  const rank = (file: string): number =>
    /^(?:package|tsconfig).*\.json$/.test(file) ? 2 : Number(file.includes('/'));
  return projectFiles(project).toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** Turn `<Project name="…" files="a b" open="a" />` into tabs of fences. @returns what is wrong with it */
function fillProject(node: MdxJsxFlowElement, examples: Examples): string | undefined {
  const props = textsOf(node);
  const {name = '', files} = props;
  const shown = files?.split(/\s+/) ?? listFiles(path.join(examples.folder, name));
  const {open = shown[0] ?? ''} = props;
  if (!name || shown.length === 0) {
    return `<Project name="${name}"> is not the name of an example in ${examples.folder}.`;
  } else if (!shown.includes(open)) {
    return `<Project open="${open}"> is not one of its files: ${shown.join(', ')}.`;
  }
  const found = shown.map((file) => ({
    file,
    // A case has only the files that differ from its base project.
    ...(readExample(examples, `${name}/${file}`) ??
      readExample(examples, `${name.replace(/@.*/, '')}/${file}`)),
  }));
  const missing = found.find(({text}) => text === undefined);
  if (missing) {
    return `file="${name}/${missing.file}" does not exist in ${examples.folder}.`;
  }
  node.children = found.map(({file, text = '', marks = ''}): MdxJsxFlowElement => {
    const extension = path.extname(file).slice(1);
    const code: Code = {
      type: 'code',
      lang: isKnownLanguage(extension) ? extension : 'text',
      meta: `title="${file}"${marks}`,
      value: text,
      data: {example: `${name}/${file}`} as Code['data'],
    };
    const attributes = attributesOf({value: file, label: file});
    return {type: 'mdxJsxFlowElement', name: 'TabItem', attributes, children: [code]};
  });
  const {folder, page} = examples;
  const isSample = page && readSample(path.join(folder, name)) !== undefined;
  node.attributes = attributesOf({
    source: `${examples.address}/${name}`,
    open,
    sample: isSample && `${page}/${name}`,
  });
  return undefined;
}

interface Options {
  repository?: string;
  canRun?: boolean;
}

/**
 * Show files of `examples/<page>/` in fences with `file="project/path"` and in `<Project>` blocks.
 *
 * @param file the page's absolute path
 * @param options `repository`: the address of this repository on the code host; `canRun`: whether /setup can run projects
 * @throws Error with page and line for a file, line or key that does not exist
 */
export function includeExamples(tree: Root, file: string, options: Options = {}): void {
  const {repository = '', canRun = false} = options;
  const siteDir = siteDirOf(file);
  const page = path.relative(siteDir, file).split(path.sep).join('/');
  const folder = examplesOf(page);
  const examples = {
    folder: path.join(siteDir, folder),
    address: `${repository}/tree/main/${folder}`,
    page: canRun && folder.replace(/^examples\//, ''),
  };
  visit(tree, (node) => {
    const isProject = node.type === 'mdxJsxFlowElement' && node.name === 'Project';
    const problem = isProject
      ? fillProject(node, examples)
      : node.type === 'code' && fillFence(node, examples);
    if (problem) {
      throw new Error(`${page}:${node.position?.start.line ?? 1}: ${problem}`);
    }
  });
}

/** Remark plugin: `includeExamples`. */
export default function remarkExamples(options: Options) {
  return (tree: Root, file: VFile): void => includeExamples(tree, file.path, options);
}
