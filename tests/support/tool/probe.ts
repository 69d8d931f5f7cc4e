import path from 'node:path';

import ts from 'typescript';

import type {Compile, VirtualProgram} from './program';

/** A file in memory that sees every type of the tool by the name that a page may write. */
export interface Probe {
  /** Compiles the file with further lines of declarations; they begin on line 2. */
  compile: (lines: readonly string[]) => ProbeProgram;
  /** Whether a name is a type of the tool. */
  isTypeName: (name: string) => boolean;
}

export interface ProbeProgram {
  checker: ts.TypeChecker;
  /** @throws when no such type is declared in the file */
  typeOf: (name: string) => ts.Type;
  /** Messages by line, from 1. */
  errors: ReadonlyMap<number, string>;
}

const file = 'tests/support/tool/__probe__.ts';
const packages = '../../../node_modules/';
const toolTypes = path.posix.join(packages, '@rslib/core/dist-types/types/index.js');
/** Also what the package does not export by name, because editors show those names, too. */
const builderTypes = path.posix.join(packages, '@rsbuild/core/dist/types/index.js');

/** `LibItem`, `Top` and `Bundler` are what options are looked up in. */
const baseHead = [
  `import type * as Tool from '${toolTypes}';`,
  `import type * as Builder from '${builderTypes}';`,
  "import type {Rspack} from '@rsbuild/core';",
  'export type LibItem = Tool.LibConfig; export type Top = Tool.RslibConfig;',
  'export type Bundler = Rspack.Configuration;',
].join(' ');

/** The types that the import at a place exports. */
function exportsOf({checker, sourceFile}: VirtualProgram, statement: number): string[] {
  const node = sourceFile(file).statements[statement];
  if (!node || !ts.isImportDeclaration(node)) throw new Error('the probe starts with imports');
  const module = checker.getSymbolAtLocation(node.moduleSpecifier);
  const names = module ? checker.getExportsOfModule(module).map(({name}) => name) : [];
  return names.filter((name) => /^[A-Z]\w*$/.test(name) && name !== 'Rspack');
}

function open({checker, sourceFile, errors}: VirtualProgram): ProbeProgram {
  const source = sourceFile(file);
  return {
    checker,
    typeOf: (name) => {
      for (const statement of source.statements) {
        if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name) {
          return checker.getTypeAtLocation(statement.name);
        }
      }
      throw new Error(`the probe declares no type ${name}`);
    },
    errors: new Map(errors().map(({line, message}) => [line, message])),
  };
}

/** Opens the types of the installed packages (2 s). */
export function createProbe(compile: Compile): Probe {
  const bare = compile(new Map([[file, baseHead]]));
  // Both packages have an `AutoExternal`: by that name a page means the tool's own.
  const own = exportsOf(bare, 0);
  const borrowed = exportsOf(bare, 1).filter((name) => !own.includes(name));
  const head = [
    baseHead,
    `import type {${own.join(', ')}} from '${toolTypes}';`,
    `import type {${borrowed.join(', ')}} from '${builderTypes}';`,
  ].join(' ');
  return {
    compile: (lines) => open(compile(new Map([[file, [head, ...lines].join('\n')]]))),
    isTypeName: (name) => own.includes(name) || borrowed.includes(name),
  };
}
