/** What pages say about flags of the command line: short forms, and the option that a flag sets. */
import type {Flag, Tool} from '../../support/tool';
import {flagOwners} from '../reference/flagOwners';
import type {Failure} from '../reference/statement';
import type {Block, FactPage, Row} from '../support/blocks';

/** A flag of the tool by any spelling: `--no-dts` is `--dts`. */
export function find(tool: Tool, written: string): Flag | undefined {
  const [name] = /^--(?:no-)?[a-z][\w-]*/.exec(written) ?? [];
  return tool.flags.find((flag) => flag.name === name || `--no-${flag.name.slice(2)}` === name);
}

/** `-c`, `--config` side by side. */
const sideBySide = /`(-\w)(?:`, `|`、`|, )(--[a-z][\w-]*)/g;

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

const ownerHeads = new Set(['Option that it sets', '设置的选项']);

/** A row that names a flag and an option: the flag sets it. */
function ownerFaults(tool: Tool, {heads, cells, line}: Row): {line: number; message: string}[] {
  if (!ownerHeads.has(heads[1] ?? '')) return [];
  const flag = cells[0]?.spans.map(({text}) => find(tool, text)).find((one) => one !== undefined);
  const option = cells[1]?.spans[0]?.text;
  const owner = flag ? flagOwners[flag.name] : null;
  if (!flag || option === undefined || owner === option) return [];
  const truth = owner ? `\`${owner}\`` : 'no option';
  return [{line, message: `\`${flag.name}\` sets ${truth}, not \`${option}\``}];
}

/** @returns flags with a wrong short form, or with another flag's option */
export function flagFaults(tool: Tool, {file, blocks, rows}: FactPage): Failure[] {
  return [
    ...blocks.flatMap((block) =>
      shortFaults(tool, block).map((message) => ({file, line: block.line, message})),
    ),
    ...rows.flatMap((row) => ownerFaults(tool, row).map((fault) => ({file, ...fault}))),
  ];
}
