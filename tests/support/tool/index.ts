/** The tool that the site documents, as it is installed: its options, flags and resolved defaults. */
import fs from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import {readResolvedDefaults, type ResolvedDefaults} from '../../../src/remark/resolvedDefaults';
import {readFlags, type Flag} from './flags';
import {findOption, listOptions, segmentsOf, type ToolOption} from './optionTree';
import {createCompiler, root, type VirtualProgram} from './program';
import {isSameType, unionMembers} from './sameType';

export type {Flag} from './flags';
export type {ToolOption} from './optionTree';

/** The verdict on a type that a page states. */
export type TypeVerdict = {isSame: true} | {isSame: false; reason: string};

export interface Tool {
  version: string;
  flags: readonly Flag[];
  defaults: ResolvedDefaults;
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
  compareTypes: (claims: readonly {option: ToolOption; text: string}[]) => TypeVerdict[];
}

const probe = 'tests/support/tool/__probe__.ts';
const toolTypes = '../../../node_modules/@rslib/core/dist-types/types/index.js';
/** Also what the package does not export by name, because editors show those names, too. */
const builderTypes = '../../../node_modules/@rsbuild/core/dist/types/index.js';

const baseHead = [
  `import type * as Tool from '${toolTypes}';`,
  `import type * as Builder from '${builderTypes}';`,
  "import type {Rspack} from '@rsbuild/core';",
  'export type LibItem = Tool.LibConfig; export type Top = Tool.RslibConfig;',
  'export type Bundler = Rspack.Configuration;',
].join(' ');

/** The names that a package exports, so that a page may write them as they are. */
function exportsOf({checker, sourceFile}: VirtualProgram, statement: number): string[] {
  const node = sourceFile(probe).statements[statement];
  if (!node || !ts.isImportDeclaration(node)) throw new Error('the probe starts with imports');
  const module = checker.getSymbolAtLocation(node.moduleSpecifier);
  return module ? checker.getExportsOfModule(module).map(({name}) => name) : [];
}

function aliasType({checker, sourceFile}: VirtualProgram, name: string): ts.Type {
  for (const statement of sourceFile(probe).statements) {
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name) {
      return checker.getTypeAtLocation(statement.name);
    }
  }
  throw new Error(`the probe declares no type ${name}`);
}

/** A type as it is declared, by its alias where it has one. */
function declaredType(checker: ts.TypeChecker, {type}: ToolOption): string {
  const text = checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  return text.replace(/ \| undefined$/, '');
}

const version = (): string => {
  const file = path.join(root, 'node_modules/@rslib/core/package.json');
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as {version: string}).version;
};

/**
 * Reads the installed tool. Takes about 3 s, most of it for the types.
 */
export async function readTool(): Promise<Tool> {
  const compile = createCompiler();
  const bare = compile(new Map([[probe, baseHead]]));
  const isName = (name: string): boolean => /^[A-Z]\w*$/.test(name) && name !== 'Rspack';
  const own = exportsOf(bare, 0).filter(isName);
  const borrowed = exportsOf(bare, 1).filter((name) => isName(name) && !own.includes(name));
  const head = [
    baseHead,
    `import type {${own.join(', ')}} from '${toolTypes}';`,
    `import type {${borrowed.join(', ')}} from '${builderTypes}';`,
  ].join(' ');

  const {checker} = bare;
  const [item, top, bundler] = ['LibItem', 'Top', 'Bundler'].map((name) => aliasType(bare, name));
  if (!item || !top || !bundler) throw new Error('the probe declares three types');

  const look = (program: VirtualProgram, name: string): ToolOption | 'free-form' | null => {
    const bareName = name.startsWith('lib.') ? name.slice('lib.'.length) : name;
    const inItem = findOption(program.checker, aliasType(program, 'LibItem'), bareName, name);
    return inItem ?? findOption(program.checker, aliasType(program, 'Top'), bareName, name);
  };
  const nameOf = (written: string): string => {
    const segments = segmentsOf(written);
    const isOwn = lib.some((option) => option.name === `lib.${segments[0]}`);
    return (isOwn ? ['lib', ...segments] : segments).join('.');
  };

  const lib = listOptions(checker, item, 'lib.', '@rslib/core', 5).filter(
    ({name}) => !/^lib\.output(\.|$)/.test(name),
  );
  const output = findOption(checker, top, 'output', 'output');
  if (!output || output === 'free-form') throw new Error('the types have no output options');
  const overridden = listOptions(checker, output.type, 'output.', '@rslib/core', 0);

  return {
    version: version(),
    flags: readFlags(),
    defaults: await readResolvedDefaults(root),
    own: [...lib, ...overridden],
    inherited: (group) => {
      const found = look(bare, group);
      return found && found !== 'free-form'
        ? listOptions(checker, found.type, `${group}.`, '@rsbuild/core', 0)
        : [];
    },
    find: (name) => {
      const found = look(bare, nameOf(name));
      return found === 'free-form' ? null : found;
    },
    isPath: (name) =>
      look(bare, nameOf(name)) !== null || findOption(checker, bundler, name, name) !== null,
    print: (option) => {
      const whole = declaredType(checker, option);
      const members = unionMembers(option.type).map((type) =>
        declaredType(checker, {...option, type}),
      );
      const expanded = members.join(' | ').replace('false | true', 'boolean');
      return whole === expanded || expanded.length > 400 ? whole : `${whole} = ${expanded}`;
    },
    compareTypes: (claims) => {
      // Line 1 is the head; claim n is line n + 2. A claim is one line, so that errors find it.
      const lines = claims.map(
        ({text}, at) => `export type P${at} = ${text.replace(/\s+/g, ' ')};`,
      );
      const program = compile(new Map([[probe, [head, ...lines].join('\n')]]));
      const errors = new Map(program.errors().map((error) => [error.line - 2, error.message]));
      return claims.map(({option, text}, at): TypeVerdict => {
        const error = errors.get(at);
        if (error) return {isSame: false, reason: `it does not compile: ${error}`};
        const wanted = look(program, option.name);
        if (!wanted || wanted === 'free-form') return {isSame: false, reason: 'no such option'};
        // An alias by its own name: two packages may export different types under one name.
        if (text === declaredType(program.checker, wanted)) return {isSame: true};
        return isSameType(program.checker, aliasType(program, `P${at}`), wanted.type)
          ? {isSame: true}
          : {isSame: false, reason: 'it is another type'};
      });
    },
  };
}
