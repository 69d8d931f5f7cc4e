import path from 'node:path';

import ts from 'typescript';

import {root} from './files';

/** Compiler options of samples: strict, and with the module resolution of a bundler. */
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

interface CompilerError {
  file: string;
  /** From 1. */
  line: number;
  code: number;
  message: string;
}

/** Compiles files that exist in memory only (2 s). @param files texts by path from the root */
export function compileErrors(files: ReadonlyMap<string, string>): CompilerError[] {
  const texts = new Map([...files].map(([file, text]) => [path.join(root, file), text]));
  const folders = new Set([...texts.keys()].map((file) => path.dirname(file)));
  const host = ts.createCompilerHost(options);
  host.fileExists = (file) => texts.has(file) || ts.sys.fileExists(file);
  host.readFile = (file) => texts.get(file) ?? ts.sys.readFile(file);
  host.directoryExists = (folder) => folders.has(folder) || ts.sys.directoryExists(folder);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (file, language, ...others) => {
    const text = texts.get(file);
    return text === undefined
      ? read(file, language, ...others)
      : ts.createSourceFile(file, text, language, true);
  };
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(path.join(root, file));
    if (!source) throw new Error(`${file} is not part of the program`);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({code, messageText, start = 0}) => ({
      file,
      code,
      line: source.getLineAndCharacterOfPosition(start).line + 1,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));
  });
}
