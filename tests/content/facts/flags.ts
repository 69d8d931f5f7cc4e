/** What pages say about flags of the command line: short forms, and the option that a flag sets. */
import {flagOwners, type Flag, type Tool} from '../../support/tool';
import {exceptions} from './exceptions';
import type {Failure} from '../reference/statement';
import type {Block, FactPage, Row} from '../support/blocks';

interface Fault {
  line: number;
  message: string;
}

/** The first line of a section, and the line after it. */
function linesOf({blocks}: FactPage, section: string): [number, number] {
  const own = blocks.findIndex((block) => block.section === section);
  const next = blocks.slice(own).find((block) => block.section !== section);
  return [blocks[own]?.line ?? 0, next?.line ?? Infinity];
}

/** A flag of the tool by any spelling: `--no-dts` is `--dts`. */
export function find(tool: Tool, written: string): Flag | undefined {
  const [name] = /^--(?:no-)?[a-z][\w-]*/.exec(written) ?? [];
  return tool.flags.find((flag) => flag.name === name || `--no-${flag.name.slice(2)}` === name);
}

/** `-c`, `--config` side by side. */
const sideBySide = /`(-\w)(?:`, `|`、`|, |` or `|` 或 `|` \(`|`（`)(--[a-z][\w-]*)/g;

function shortFaults(tool: Tool, {text}: Block): string[] {
  return [...text.matchAll(sideBySide)].flatMap(([, abbreviated = '', name = '']) => {
    const flag = find(tool, name);
    if (!flag || flag.short === abbreviated) return [];
    const owner = tool.flags.find((one) => one.short === abbreviated);
    const meaning = owner ? `short for \`${owner.name}\`` : 'no flag';
    return [
      `\`${abbreviated}\` is ${meaning}; \`${flag.name}\` is ${flag.short ?? 'never shortened'}`,
    ];
  });
}

/** The short flags that commands of the tool in a sample pass: `rslib -c worker.config.ts`. */
const shortFlagsIn = (command: string): string[] =>
  [...command.matchAll(/\brslib\b[^&\n"]*/g)].flatMap(([one]) => one.match(/(?<=\s)-\w\b/g) ?? []);

const shortFlag = /^-[a-zA-Z]$/;

/** A short flag that is not spelled out: nothing says whether it is the right one. */
function bareFaults(page: FactPage, block: Block): Fault[] {
  const {spans, text} = block;
  const [from, to] = linesOf(page, block.section);
  const shown = page.fences
    .filter(({line}) => line >= from && line < to)
    .map(({code}) => code)
    .join('\n');
  return spans
    .filter(({text: span}) => shortFlag.test(span) && !exceptions.has(span))
    .filter(() => !/`--?[a-z]{2}/.test(text))
    .filter(({text: span}) => !new RegExp(`(?<![\\w-])${span}(?!\\w)`).test(shown))
    .map(({text: span, line}) => ({
      line,
      message: `no sample of this section passes \`${span}\`: write its long form beside it, as in \`-c\`, \`--config\``,
    }));
}

/** A short flag by itself: where the samples of the section pass short flags, it is one of them. */
function loneFaults(tool: Tool, page: FactPage, {spans, section, text}: Block): Fault[] {
  const [from, to] = linesOf(page, section);
  const used = page.fences
    .filter(({line}) => line >= from && line < to)
    .flatMap(({code}) => shortFlagsIn(code));
  if (used.length === 0 || spans.some(({text: span}) => used.includes(span))) return [];
  return spans
    .filter(({text: span}) => {
      const owner = tool.flags.find(({short}) => short === span);
      return owner !== undefined && !text.includes(owner.name);
    })
    .map(({text: span, line}) => ({
      line,
      message: `the sample passes ${used.map((flag) => `\`${flag}\``).join(', ')}, not \`${span}\``,
    }));
}

const ownerHeads = new Set(['Option that it sets', '设置的选项']);

/** A row that names a flag and an option: the flag sets it. */
function ownerFaults(tool: Tool, {heads, cells, line}: Row): Fault[] {
  if (!ownerHeads.has(heads[1] ?? '')) return [];
  const flag = cells[0]?.spans.map(({text}) => find(tool, text)).find((one) => one !== undefined);
  const option = cells[1]?.spans[0]?.text;
  const owner = flag ? flagOwners[flag.name] : null;
  if (!flag || option === undefined || owner === option) return [];
  const truth = owner ? `\`${owner}\`` : 'no option';
  return [{line, message: `\`${flag.name}\` sets ${truth}, not \`${option}\``}];
}

/** @returns flags with a wrong short form, with another flag's option, or in the place of the one that the sample passes */
export function flagFaults(tool: Tool, page: FactPage): Failure[] {
  const {file, blocks, rows} = page;
  return [
    ...blocks.flatMap((block) =>
      shortFaults(tool, block).map((message) => ({file, line: block.line, message})),
    ),
    ...blocks.flatMap((block) => loneFaults(tool, page, block).map((fault) => ({file, ...fault}))),
    ...blocks.flatMap((block) => bareFaults(page, block).map((fault) => ({file, ...fault}))),
    ...rows.flatMap((row) => ownerFaults(tool, row).map((fault) => ({file, ...fault}))),
  ];
}
