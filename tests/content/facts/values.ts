/**
 * Values that pages give to options: `format: 'mf'` is one of the values that the types allow, and what a reader is
 * told to set is what a sample sets that works.
 */
import ts from 'typescript';

import {unionMembers, type Tool, type ToolOption} from '../../support/tool';
import type {Failure} from '../reference/statement';
import type {FactPage} from '../support/blocks';
import {exceptions} from './exceptions';
import {ownersOf} from './names';

/** `dts.bundle: true`, `format: 'mf'`; an object or a list is code of its own. */
const assignment = /^([\w$]+(?:\.[\w$]+)*): (true|false|'[^']*'|"[^"]*"|-?\d+)$/;

/** What an option may be set to: literals, in single quotes; null where anything goes. */
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

/** What the samples set options to, by the option's last name. */
export type Settings = ReadonlyMap<string, ReadonlySet<string>>;

const literal = /'[^'\n]*'|true|false|-?\d+/;
const setting = new RegExp(`\\b([A-Za-z_$][\\w$]*): (${literal.source})(?=[,\\s}])`, 'g');

/** Reads what the examples of pages set. */
export function readSettings(pages: readonly FactPage[]): Settings {
  const settings = new Map<string, Set<string>>();
  for (const fence of pages.flatMap(({fences}) => fences)) {
    if (fence.example === undefined || fence.isOutput) continue;
    for (const [, name = '', value = ''] of fence.code.matchAll(setting)) {
      settings.set(name, (settings.get(name) ?? new Set()).add(value));
    }
  }
  return settings;
}

/** "Set `output.target` to `'web'`", "把 `output.target` 设为 `'web'`". */
const advice = [
  new RegExp(`\\b[Ss]et(?:ting)? \`([\\w$.]+)\`[^.\`]{0,30}? to \`(${literal.source})\``, 'g'),
  new RegExp(`把 ?\`([\\w$.]+)\`[^。\`]{0,20}?设(?:置)?(?:为|成) ?\`(${literal.source})\``, 'g'),
];

function adviceFaults(tool: Tool, page: FactPage, settings: Settings): Failure[] {
  return page.blocks.flatMap(({text, line}) =>
    advice
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .flatMap(([, name = '', value = '']) => {
        const known = settings.get(name.split('.').at(-1) ?? name);
        const option = tool.find(name);
        const isFree = !option || literalsOf(option) === null;
        if (isFree || !known || known.has(value)) return [];
        const message = `no sample that works sets \`${name}\` to \`${value}\`; samples set ${[...known].join(', ')}`;
        return [{file: page.file, line, message}];
      }),
  );
}

function typeFaults(tool: Tool, page: FactPage): Failure[] {
  // Other tools' options have the same names and other values.
  if (/\/migration\//.test(page.name)) return [];
  return page.blocks.flatMap((block) =>
    block.spans.flatMap(({text, line}) => {
      const [, name = '', value = ''] = assignment.exec(text) ?? [];
      const option = name === '' ? null : findOption(tool, name, ownersOf(page, block));
      const literals = option ? literalsOf(option) : null;
      const written = value.replace(/"/g, "'");
      if (!option || literals === null || literals.includes(written)) return [];
      if (exceptions.has(text) || page.fences.some(({code}) => code.includes(text))) return [];
      const message = `\`${option.name}\` cannot be \`${value}\`: ${literals.join(', ') || 'an object'}`;
      return [{file: page.file, line, message}];
    }),
  );
}

/** @returns values that an option's type does not have, and values that readers are told to set and no sample sets */
export function valueFaults(tool: Tool, page: FactPage, settings: Settings): Failure[] {
  return [...typeFaults(tool, page), ...adviceFaults(tool, page, settings)];
}
