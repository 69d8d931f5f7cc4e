import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {root} from './files';

/** Compiler options of samples: strict, and with the module resolution of a bundler. */
const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  types: ['node'],
  typeRoots: [path.join(root, 'node_modules/@types')],
};

interface CompilerError {
  file: string;
  /** From 1. */
  line: number;
  code: number;
  message: string;
}

/** The native compiler takes 2 s; the one in JavaScript takes 10. */
const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');

/** Compiles files. @param files from the root @returns the errors in these files */
export function compileErrors(files: readonly string[]): CompilerError[] {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'compile-'));
  const config = {compilerOptions, files: files.map((file) => path.join(root, file))};
  fs.writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify(config));
  const args = [compiler, '--project', project, '--pretty', 'false'];
  const {stdout, stderr} = spawnSync(process.execPath, args, {cwd: root, encoding: 'utf8'});
  fs.rmSync(project, {recursive: true});
  // Lines that explain an error are indented.
  const reports = (stdout + stderr).split(/\n(?! )/).filter(Boolean);
  const errors = reports.map((report): CompilerError => {
    const [, file, line, code, message] =
      /^(\S+)\((\d+),\d+\): error TS(\d+): ([^]*)$/.exec(report) ?? [];
    if (!file || !message) {
      throw new Error(report);
    }
    return {file, line: Number(line), code: Number(code), message};
  });
  return errors.filter(({file}) => files.includes(file));
}

/**
 * Compiles texts as if they were files of `examples`, whose packages they use.
 *
 * @param texts by name: `quick-start-12.ts`
 * @returns the errors, with these names as files
 */
export function compileTexts(texts: ReadonlyMap<string, string>): CompilerError[] {
  const folder = fs.mkdtempSync(path.join(root, 'examples/node_modules/.compile-'));
  try {
    texts.forEach((text, name) => fs.writeFileSync(path.join(folder, name), text));
    const files = [...texts.keys()].map((name) => path.relative(root, path.join(folder, name)));
    return compileErrors(files).map((error) => ({...error, file: path.basename(error.file)}));
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}
