import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

interface Step {
  exit?: number;
  printed?: string;
}

/** What `npm run examples` recorded of an example; the runner asserts that the tool still writes it. */
export interface Outputs {
  /** The exit code of the last command. */
  readonly exit: number;
  /** What the last command printed on both streams, below the command itself. */
  readonly printed: string;
  /** Paths of the emitted files. */
  readonly tree: readonly string[];
  /** @returns the text of an emitted file */
  readonly file: (name: string) => string;
  /** Every recorded text, one after the other. */
  readonly everything: string;
}

/** @param name the example's path below `examples/` */
export function outputsOf(name: string): Outputs {
  const folder = path.join(root, 'examples', name);
  const out = path.join(folder, 'out');
  const {steps} = JSON.parse(fs.readFileSync(path.join(folder, 'example.json'), 'utf8')) as {
    steps: readonly Step[];
  };
  const {exit = 0, printed = 'printed.txt'} = steps.at(-1) ?? {};
  const read = (file: string): string => fs.readFileSync(path.join(out, file), 'utf8');
  return {
    exit,
    get printed() {
      return read(printed);
    },
    get tree() {
      return read('dist.tree')
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0] ?? '');
    },
    file: read,
    get everything() {
      const files = fs.readdirSync(out, {recursive: true, encoding: 'utf8'});
      return files
        .filter((file) => fs.statSync(path.join(out, file)).isFile())
        .map(read)
        .join('\n');
    },
  };
}

/** @returns the text of an installed package's package.json, formatted as npm writes it */
export function manifestOf(packageName: string): string {
  // The examples' first: pages are about those.
  const folders = [path.join(root, 'examples'), root];
  const file = folders
    .map((folder) => path.join(folder, 'node_modules', packageName, 'package.json'))
    .find((one) => fs.existsSync(one));
  if (!file) {
    throw new Error(`${packageName} is not installed. Run: npm run examples:install`);
  }
  return fs.readFileSync(file, 'utf8');
}
