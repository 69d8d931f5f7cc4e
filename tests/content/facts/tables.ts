/** Rows of tables that give defaults: by format, as "old → new", or for a flag. */
import type {Tool} from '../../support/tool';
import {formats, type Format} from '../reference/byFormat';
import type {Failure} from '../reference/statement';
import {canonicalCode, isValue, leavesOf} from '../reference/values';
import type {Block, FactPage, Row} from '../support/blocks';
import {find} from './flags';
import {exceptions} from './exceptions';

interface Fault {
  line: number;
  message: string;
}

/** The value that a cell begins with; null where it begins with anything else. */
const firstValue = (text: string): string | null => {
  const value = /^`([^`]+)`/.exec(text.trim())?.[1];
  return value !== undefined && isValue(value) ? value : null;
};

const formatsIn = (head: string): Format[] => {
  const words: readonly string[] = head.toLowerCase().match(/[a-z]+/g) ?? [];
  return formats.filter((format) => words.includes(format));
};

function resolved(tool: Tool, option: string, format: Format, bundle: boolean): string | undefined {
  const build = tool.defaults.find((one) => one.format === format && one.bundle === bundle);
  const value = build?.options[option] ?? build?.options[`rspack.${option}`];
  return value === undefined ? undefined : canonicalCode(value);
}

/** One value may stand for an object whose parts are all that. */
function isSame(stated: string, real: string): boolean {
  const value = canonicalCode(stated);
  const parts = [...(leavesOf(real)?.values() ?? [])];
  return value === real || (parts.length > 0 && parts.every((part) => part === value));
}

function wrong({line}: Block, option: string, format: string, real: string, stated: string): Fault {
  return {
    line,
    message: `default of \`${option}\` for ${format}: the tool resolves \`${real}\`, not \`${stated}\``,
  };
}

/** A column for each format: `output.target | 'web' | 'node'`. */
function byFormat(tool: Tool, {heads, cells}: Row): Fault[] | null {
  const option = cells[0]?.spans[0]?.text;
  if (option === undefined || !tool.isPath(option)) return null;
  let compared = false;
  const faults = cells.slice(1).flatMap((cell, at) => {
    const stated = firstValue(cell.text);
    const head = heads[at + 1] ?? '';
    return formatsIn(head).flatMap((format) => {
      const real = resolved(tool, option, format, !/bundleless/i.test(head));
      if (real !== undefined && cell.text.trim() === '–') {
        return [wrong(cell, option, format, real, 'nothing')];
      }
      if (stated === null || real === undefined) return [];
      compared = true;
      return isSame(stated, real) ? [] : [wrong(cell, option, format, real, stated)];
    });
  });
  return compared || faults.length > 0 ? faults : null;
}

/** "`'cjs'` → `'esm'`": the default of another tool, and that of the option in the last column. */
function byArrow(tool: Tool, {heads, cells}: Row): Fault[] | null {
  if (!(heads[1] ?? '').includes('→')) return null;
  const stated = firstValue(cells[1]?.text.split('→')[1] ?? '');
  const option = cells[2]?.spans[0]?.text;
  if (stated === null || option === undefined || !cells[1]) return null;
  const real = resolved(tool, option, 'esm', true);
  if (real === undefined) return null;
  const isRight = isSame(stated, real);
  return isRight ? [] : [wrong(cells[1], option, 'esm', real, stated)];
}

// cspell:ignore efaults
/** "Default `auto`", "默认值为 `auto`". */
const statedDefault = /(?:[dD]efaults?(?: is| to|:)? |默认(?:值)?(?:是|为|：)? ?)`([^`]+)`/g;

/** "`auto` (default)" in a table whose first column is for a flag. */
const markedDefault = /^`([^`]+)`\s?[(（](?:default|默认)[^)）]*[)）]/;

function byFlag(tool: Tool, {heads, cells}: Row): Fault[] | null {
  const [first] = cells;
  const named = first?.spans.map(({text}) => find(tool, text)).find((flag) => flag !== undefined);
  const isForeign = exceptions.has(heads[0] ?? '');
  const headed = isForeign ? undefined : find(tool, heads[0] ?? '');
  const marked = headed && first ? markedDefault.exec(first.text)?.[1] : undefined;
  const stated = [
    ...(headed && marked !== undefined ? [{flag: headed, value: marked, cell: first}] : []),
    ...(named
      ? cells.slice(1).flatMap((cell) =>
          [...cell.text.matchAll(statedDefault)].map(([, value = '']) => ({
            flag: named,
            value,
            cell,
          })),
        )
      : []),
  ];
  const faults = stated
    // An environment variable stands for its value.
    .filter(({flag, value}) => !/^[A-Z_]+$/.test(value) && value !== flag.defaultValue)
    .map(({flag, value, cell}) => ({
      line: cell?.line ?? 0,
      message: `the default of \`${flag.name}\` is ${flag.defaultValue === null ? 'none, says the help' : `\`${flag.defaultValue}\``}, not \`${value}\``,
    }));
  return stated.length > 0 ? faults : null;
}

/** @returns defaults in the tables of a page that the tool does not have */
export function tableFaults(tool: Tool, {file, rows}: FactPage): Failure[] {
  return rows.flatMap((row) =>
    [byFormat(tool, row), byArrow(tool, row), byFlag(tool, row)].flatMap((faults) =>
      (faults ?? []).map((fault) => ({file, ...fault})),
    ),
  );
}
