/** Rows of tables that give defaults: by format, as "old → new", or for a flag. */
import type {Tool} from '../../support/tool';
import {formats, type Format} from '../reference/byFormat';
import type {Failure} from '../reference/statement';
import {canonicalCode, isValue, leavesOf} from '../reference/values';
import type {Block, FactPage, Row} from '../support/blocks';
import {find} from './flags';
import {isSetAside} from './marks';
import {isRowHeld} from './shows';

interface Fault {
  line: number;
  message: string;
}

/** What a row was compared by; null where no rule fits. */
interface Verdict {
  rule: 'format' | 'arrow' | 'flag';
  faults: Fault[];
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
  const build = tool.defaults.builds.find((one) => one.format === format && one.bundle === bundle);
  const value = build?.options[option] ?? build?.options[`lib.${option}`];
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
function byFormat(tool: Tool, {heads, cells}: Row): Verdict | null {
  const option = cells[0]?.spans[0]?.text;
  if (option === undefined || !tool.isPath(option)) return null;
  let compared = false;
  const faults = cells.slice(1).flatMap((cell, at) => {
    const stated = firstValue(cell.text);
    const head = heads[at + 1] ?? '';
    return formatsIn(head).flatMap((format) => {
      const real = resolved(tool, option, format, !/bundleless/i.test(head));
      if (stated === null || real === undefined) return [];
      compared = true;
      return isSame(stated, real) ? [] : [wrong(cell, option, format, real, stated)];
    });
  });
  return compared ? {rule: 'format', faults} : null;
}

/** "`'cjs'` → `'esm'`": the default of another tool, and that of the option in the last column. */
function byArrow(tool: Tool, {heads, cells}: Row): Verdict | null {
  if (!(heads[1] ?? '').includes('→')) return null;
  const stated = firstValue(cells[1]?.text.split('→')[1] ?? '');
  const option = cells[2]?.spans[0]?.text;
  if (stated === null || option === undefined || !cells[1]) return null;
  const real = resolved(tool, option, 'esm', true);
  if (real === undefined) return null;
  const isRight = isSame(stated, real);
  return {rule: 'arrow', faults: isRight ? [] : [wrong(cells[1], option, 'esm', real, stated)]};
}

// cspell:ignore efaults
/** "Default `auto`", "默认值为 `auto`". */
const statedDefault = /(?:[dD]efaults?(?: is| to|:)? |默认(?:值)?(?:是|为|：)? ?)`([^`]+)`/g;

/** "`auto` (default)" in a table whose first column is for a flag. */
const markedDefault = /^`([^`]+)`\s?[(（](?:default|默认)[^)）]*[)）]/;

function byFlag(tool: Tool, {heads, cells}: Row, page: FactPage): Verdict | null {
  const [first] = cells;
  const named = first?.spans.map(({text}) => find(tool, text)).find((flag) => flag !== undefined);
  const isForeign = first !== undefined && isSetAside(page, first, heads[0] ?? '');
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
  return stated.length > 0 ? {rule: 'flag', faults} : null;
}

export interface TableReport {
  faults: Failure[];
  /** How many rows each rule compared. */
  compared: Record<Verdict['rule'], number>;
  /** How many rows the samples show, and how many give advice. */
  held: Record<'shown' | 'advice', number>;
  /** Rows of which only names, numbers, versions and links are compared. */
  open: Row[];
}

/** Compares the rows of one page's tables with the tool. */
export function readTables(tool: Tool, page: FactPage): TableReport {
  const {file, rows} = page;
  const report: TableReport = {
    faults: [],
    compared: {format: 0, arrow: 0, flag: 0},
    held: {shown: 0, advice: 0},
    open: [],
  };
  for (const row of rows) {
    const held = isRowHeld(page, row);
    const verdicts = [byFormat(tool, row), byArrow(tool, row), byFlag(tool, row, page)].filter(
      (verdict) => verdict !== null,
    );
    if (held) report.held[held] += 1;
    else if (verdicts.length === 0) report.open.push(row);
    for (const verdict of verdicts) {
      report.compared[verdict.rule] += 1;
      report.faults.push(...verdict.faults.map((fault) => ({file, ...fault})));
    }
  }
  return report;
}

/** The rows of all tables: a line about what holds them, and those that nothing holds, as `file:line`. */
export function rowsOfTables(
  tool: Tool,
  pages: readonly FactPage[],
): {summary: string; open: string[]} {
  const reports = pages.map((page) => ({page, report: readTables(tool, page)}));
  const sum = (count: (report: TableReport) => number): number =>
    reports.reduce((total, {report}) => total + count(report), 0);
  const open = reports.flatMap(({page, report}) =>
    report.open.map(({line}) => `${page.file}:${line}`),
  );
  const rows = pages.reduce((total, page) => total + page.rows.length, 0);
  return {
    summary:
      `rows of tables: ${rows}; shown by a named sample ${sum(({held}) => held.shown)}, advice ${sum(({held}) => held.advice)}, ` +
      `compared with defaults by format ${sum(({compared}) => compared.format)}, of migrations ${sum(({compared}) => compared.arrow)}, ` +
      `of flags ${sum(({compared}) => compared.flag)}; open ${open.length}, of which names, numbers, versions and links are compared`,
    open,
  };
}
