import path from 'node:path';

import ts from 'typescript';

/** The repository's root; virtual files lie below it, so that its packages are found. */
export const root = path.resolve(__dirname, '../../..');

/** How a sample is compiled: as strict as a careful reader's project, for the bundler that Rslib is. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  types: ['node'],
};

/** A compiled set of files that exist in memory only. */
export interface VirtualProgram {
  checker: ts.TypeChecker;
  /** @throws when there is no such file */
  sourceFile: (file: string) => ts.SourceFile;
  /** Errors of the virtual root files, not of what they import. */
  errors: () => VirtualError[];
}

export interface VirtualError {
  /** Path of the virtual file, from the root. */
  file: string;
  /** From 1. */
  line: number;
  code: number;
  message: string;
}

/**
 * Compiles files in memory, given by their path from the root. `roots` are the files to check; all of them by default.
 */
export type Compile = (
  files: ReadonlyMap<string, string>,
  roots?: readonly string[],
) => VirtualProgram;

/**
 * Makes a compiler for files in memory. The packages' own types are parsed once, however many programs
 * are made: the first takes about 2 s, each further one a fraction of it.
 */
export function createCompiler(): Compile {
  const parsed = new Map<string, ts.SourceFile | undefined>();
  let previous: ts.Program | undefined;

  return (files, roots = [...files.keys()]) => {
    const texts = new Map([...files].map(([file, text]) => [path.join(root, file), text]));
    const folders = new Set([...texts.keys()].map((file) => path.dirname(file)));
    const host = ts.createCompilerHost(options);
    host.fileExists = (file) => texts.has(file) || ts.sys.fileExists(file);
    host.readFile = (file) => texts.get(file) ?? ts.sys.readFile(file);
    host.directoryExists = (folder) => folders.has(folder) || ts.sys.directoryExists(folder);
    host.getSourceFile = (file, language) => {
      const virtual = texts.get(file);
      if (virtual !== undefined) return ts.createSourceFile(file, virtual, language, true);
      if (!parsed.has(file)) {
        const text = ts.sys.readFile(file);
        parsed.set(
          file,
          text === undefined ? undefined : ts.createSourceFile(file, text, language, true),
        );
      }
      return parsed.get(file);
    };
    const program = ts.createProgram(
      roots.map((file) => path.join(root, file)),
      options,
      host,
      previous,
    );
    previous = program;

    const sourceFile = (file: string): ts.SourceFile => {
      const found = program.getSourceFile(path.join(root, file));
      if (!found) throw new Error(`${file} is not part of the program`);
      return found;
    };
    const errorsOf = (file: string): VirtualError[] => {
      const source = sourceFile(file);
      return [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ].map(({code, messageText, start = 0}) => ({
        file,
        line: source.getLineAndCharacterOfPosition(start).line + 1,
        code,
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }));
    };
    return {
      checker: program.getTypeChecker(),
      sourceFile,
      errors: () => roots.flatMap(errorsOf),
    };
  };
}
