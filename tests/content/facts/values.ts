/** Values that pages give to options: `format: 'mf'` is one of the values that the types allow. */
import ts from 'typescript';

import {unionMembers, type Tool, type ToolOption} from '../../support/tool';
import type {Failure} from '../reference/statement';
import type {FactPage} from '../support/blocks';
import {ownersOf} from './names';

/** `dts.bundle: true`, `format: 'mf'`; an object or a list is code of its own. */
const assignment = /^([\w$]+(?:\.[\w$]+)*): (true|false|'[^']*'|"[^"]*"|-?\d+)$/;

/** @returns the literals that an option accepts, in single quotes; null if it accepts other values as well */
function literalsOf({type}: ToolOption): string[] | null {
  const literals: string[] = [];
  for (const member of unionMembers(type)) {
    if (member.isStringLiteral()) literals.push(`'${member.value}'`);
    else if (member.flags & ts.TypeFlags.BooleanLiteral) {
      literals.push((member as ts.Type & {intrinsicName: string}).intrinsicName);
    } else if (
      member.flags &
      (ts.TypeFlags.Any | ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)
    ) {
      return null;
    }
  }
  return literals;
}

function findOption(tool: Tool, name: string, owners: readonly string[]): ToolOption | null {
  return (
    owners.map((owner) => tool.find(`${owner}.${name}`)).find((option) => option !== null) ??
    tool.find(name)
  );
}

/** @returns values in inline code that the option's type does not have */
export function valueFaults(tool: Tool, page: FactPage): Failure[] {
  // Other tools' options have the same names and other values.
  if (/\/migration\//.test(page.name)) return [];
  return page.blocks.flatMap((block) =>
    block.spans.flatMap(({text, line}) => {
      const [, name = '', value = ''] = assignment.exec(text) ?? [];
      const option = name === '' ? null : findOption(tool, name, ownersOf(page, block));
      const literals = option ? literalsOf(option) : null;
      const written = value.replace(/"/g, "'");
      if (!option || literals === null || literals.includes(written)) return [];
      if (page.fences.some(({code}) => code.includes(text))) return [];
      const message = `\`${option.name}\` cannot be \`${value}\`: ${literals.join(', ') || 'an object'}`;
      return [{file: page.file, line, message}];
    }),
  );
}
