import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';

import {fencesOf} from '../support/fences';
import {spellings} from '../../support/tool/flags';
import type {Tool} from '../../support/tool';
import type {Failure} from './statement';
import {foreignFlags, foreignNames} from './exceptions';
import type {ReferencePage} from './pages';

/** Groups whose parts are written with dots: `output.target`, `dts.bundle`. */
const groups =
  'lib|output|source|resolve|tools|performance|splitChunks|dts|redirect|shims|experiments|autoExternal';
const optionName = new RegExp(`^((?:${groups})(?:\\.[\\w$]+|\\[['"][^'"]+['"]\\])+)(?::\\s.*)?$`);
const fileName = /\.(?:[cm]?[jt]sx?|css|json)$/;

interface Mention {
  text: string;
  line: number;
}

/** Inline code and prose of a page, tables and lists included. */
function textsOf({tree}: ReferencePage): {code: Mention[]; prose: Mention[]} {
  const code: Mention[] = [];
  const prose: Mention[] = [];
  visit(tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'inlineCode') code.push({text: node.value, line});
    if (node.type === 'text') prose.push({text: node.value, line});
  });
  return {code, prose};
}

function checkNames(tool: Tool, code: readonly Mention[]): {line: number; message: string}[] {
  return code.flatMap(({text, line}) => {
    const name = optionName.exec(text)?.[1];
    const isKnown =
      name === undefined ||
      (name === text && fileName.test(name) && !tool.isPath(name)) ||
      foreignNames.some((foreign) => foreign.name === name) ||
      tool.isPath(name);
    return isKnown ? [] : [{line, message: `\`${name}\` is no option of Rslib, Rsbuild or Rspack`}];
  });
}

function checkFlagNames(tool: Tool, code: readonly Mention[]): {line: number; message: string}[] {
  const known = new Set(tool.flags.flatMap(spellings).map((spelling) => spelling.split(' ')[0]));
  return code.flatMap(({text, line}) =>
    [...text.matchAll(/(?<=^|\s)--[a-z][\w-]*/g)]
      .map(([flag]) => flag)
      .filter((flag) => !known.has(flag) && !foreignFlags.some(({name}) => name === flag))
      .map((flag) => ({line, message: `\`${flag}\` is no flag of rslib`})),
  );
}

/** Files of `dist` and sizes in prose must be those of a sample on the page, which a build has proved. */
function checkQuotes({code, prose}: ReturnType<typeof textsOf>, tree: ReferencePage['tree']) {
  const samples = fencesOf(tree).map((fence) => `${String(fence.meta.title)}\n${fence.code}`);
  const shown = samples.join('\n');
  const files = code.filter(
    (mention) => /^dist\/[\w./~-]+\.\w+$/.test(mention.text) && !shown.includes(mention.text),
  );
  const sizes = prose.flatMap((mention) =>
    [...mention.text.matchAll(/(?<![\d.,])(\d[\d,]*) ?(?:bytes\b|字节)/g)]
      .map(([, digits = '']) => digits.replaceAll(',', ''))
      .filter((digits) => !new RegExp(`(?<!\\d)${digits}(?!\\d)`).test(shown))
      .map((digits) => ({line: mention.line, text: digits})),
  );
  return [
    ...files.map(({text: name, line}) => ({
      line,
      message: `no sample on this page shows \`${name}\``,
    })),
    ...sizes.map(({text: size, line}) => ({
      line,
      message: `no sample on this page shows ${size} bytes`,
    })),
  ];
}

/** Checks what a page mentions in passing: names of options, flags, built files, sizes. */
export function checkMentions(tool: Tool, page: ReferencePage): Failure[] {
  const texts = textsOf(page);
  return [
    ...checkNames(tool, texts.code),
    ...checkFlagNames(tool, texts.code),
    ...checkQuotes(texts, page.tree),
  ].map((fault) => ({file: page.file, ...fault}));
}
