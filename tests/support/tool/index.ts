/** The tool that the site documents, as it is installed: its options, flags and resolved defaults. */
import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {compareTypes, declaredType, type TypeClaim, type TypeVerdict} from './compareTypes';
import {resolveDefaults, type ResolvedBuild} from './defaults';
import {readFlags, type Flag} from './flags';
import {findOption, listOptions, segmentsOf, type ToolOption} from './optionTree';
import {createProbe, type ProbeProgram} from './probe';
import {createCompiler, root, type Compile} from './program';
import {unionMembers} from './sameType';

export type {TypeClaim, TypeVerdict} from './compareTypes';
export type {Flag} from './flags';
export type {ToolOption} from './optionTree';

export interface Tool {
  /** Compiles with the types that were read for the tool. */
  compile: Compile;
  version: string;
  flags: readonly Flag[];
  defaults: readonly ResolvedBuild[];
  /** Options that Rslib declares: those of `lib` items, and the `output` options that it overrides. */
  own: readonly ToolOption[];
  /** The options of a group that comes from Rsbuild, one level deep. */
  inherited: (group: string) => ToolOption[];
  /** An option by the name that pages give it; null where there is none. */
  find: (name: string) => ToolOption | null;
  /** A path that may be written in a configuration, of Rslib or of Rspack below it. */
  isPath: (name: string) => boolean;
  /** A type as a reader of the types sees it: its alias, and what that stands for where that is short. */
  print: (option: ToolOption) => string;
  /** Compares types that pages state with the options' own; one compilation for all of them. */
  compareTypes: (claims: readonly TypeClaim[]) => TypeVerdict[];
}

const version = (): string => {
  const file = path.join(root, 'node_modules/@rslib/core/package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version;
};

type Found = ToolOption | 'free-form' | null;

/** An option by its full name: of a `lib` item, or of the top level. */
function look({checker, typeOf}: ProbeProgram, name: string): Found {
  const path = name.replace(/^lib\./, '');
  return (
    findOption(checker, typeOf('LibItem'), path, name) ??
    findOption(checker, typeOf('Top'), path, name)
  );
}

const known = (found: Found): ToolOption | null => (found === 'free-form' ? null : found);

/** `{a?: string} | false` after its alias, where that is no longer than a line or two. */
function print(checker: ts.TypeChecker, {type}: ToolOption): string {
  const flags = ts.TypeFormatFlags.NoTruncation;
  const whole = declaredType(checker, type, flags);
  const members = unionMembers(type).map((member) => declaredType(checker, member, flags));
  const expanded = members.join(' | ').replace('false | true', 'boolean');
  return whole === expanded || expanded.length > 400 ? whole : `${whole} = ${expanded}`;
}

/** Reads the installed tool (3 s, most of it for the types). */
export async function readTool(): Promise<Tool> {
  const compile = createCompiler();
  const probe = createProbe(compile);
  const program = probe.compile([]);
  const {checker, typeOf} = program;

  const lib = listOptions(checker, typeOf('LibItem'), 'lib.', '@rslib/core', 5).filter(
    ({name}) => !/^lib\.output(\.|$)/.test(name),
  );
  const groupOptions = (group: string, packageName: string): ToolOption[] => {
    const found = known(look(program, group));
    return found ? listOptions(checker, found.type, `${group}.`, packageName, 0) : [];
  };
  const nameOf = (written: string): string => {
    const segments = segmentsOf(written);
    const isOwn = lib.some(({name}) => name === `lib.${segments[0]}`);
    return (isOwn ? ['lib', ...segments] : segments).join('.');
  };
  return {
    compile,
    version: version(),
    flags: readFlags(),
    defaults: await resolveDefaults(),
    own: [...lib, ...groupOptions('output', '@rslib/core')],
    inherited: (group) => groupOptions(group, '@rsbuild/core'),
    find: (name) => known(look(program, nameOf(name))),
    isPath: (name) =>
      look(program, nameOf(name)) !== null ||
      findOption(checker, typeOf('Bundler'), name, name) !== null,
    print: (option) => print(checker, option),
    compareTypes: (claims) =>
      compareTypes(probe, claims, (one, name) => known(look(one, name))?.type ?? null),
  };
}
