/** Rows of tables that give values by column: the default of an option in each format, and the version of a package. */
import type {Tool} from '../../support/tool';
import type {Failure} from '../reference/statement';
import {canonicalCode, formats, isValue, leavesOf, type Format} from '../reference/values';
import type {FactPage, Row} from '../support/blocks';
import {versionsOf} from './known/packages';

/** The value that a cell begins with; null if it begins with anything else. */
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

/** A page may give one value for an object whose properties all have that value. */
function isSame(stated: string, real: string): boolean {
  const value = canonicalCode(stated);
  const parts = [...(leavesOf(real)?.values() ?? [])];
  return value === real || (parts.length > 0 && parts.every((part) => part === value));
}

/** A column for each format: `output.target | 'web' | 'node'`. */
function defaultFaults(tool: Tool, {heads, cells}: Row): string[] {
  const option = cells[0]?.spans[0]?.text;
  if (option === undefined || !tool.isPath(option)) return [];
  return cells.slice(1).flatMap((cell, at) => {
    const stated = firstValue(cell.text);
    const head = heads[at + 1] ?? '';
    return formatsIn(head).flatMap((format) => {
      const real = resolved(tool, option, format, !/bundleless/i.test(head));
      // A dash says that the option is not set.
      const isRight = stated === null ? cell.text.trim() !== '–' : isSame(stated, real ?? '');
      if (real === undefined || isRight) return [];
      return [
        `default of \`${option}\` for ${format}: the tool resolves \`${real}\`, not ${cell.text}`,
      ];
    });
  });
}

/** `` `@swc/helpers` | 0.5.24 `` */
function versionFaults({cells: [first, ...cells]}: Row): string[] {
  const [name, ...others] = first?.spans ?? [];
  const installed = name && others.length === 0 ? versionsOf(name.text) : [];
  return cells
    .map(({text}) => (installed.length > 0 ? text.trim() : ''))
    .filter((text) => /^\d+\.\d+\.\d+$/.test(text) && !installed.includes(text))
    .map(
      (text) => `the installed version of ${name?.text} is ${installed.join(' or ')}, not ${text}`,
    );
}

/** @returns defaults and versions in the tables of a page that are others here */
export function tableFaults(tool: Tool, {file, rows}: FactPage): Failure[] {
  return rows.flatMap((row) =>
    [...defaultFaults(tool, row), ...versionFaults(row)].map((message) => ({
      file,
      line: row.line,
      message,
    })),
  );
}
