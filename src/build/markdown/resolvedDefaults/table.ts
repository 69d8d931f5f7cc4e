import type {PhrasingContent, Table, TableCell, TableRow} from 'mdast';

import type {ResolvedBuild, ResolvedDefaults} from './run';

/**
 * The rows, in order: an option as it is written in a configuration, and where its value is found.
 * They differ where a value is an object whose parts are all equal.
 */
const rows: readonly (readonly [label: string, path: string])[] = [
  ['output.target', 'output.target'],
  ['output.autoExternal', 'output.autoExternal'],
  ['output.assetPrefix', 'output.assetPrefix'],
  ['output.dataUriLimit', 'output.dataUriLimit.image'],
  ['output.filenameHash', 'output.filenameHash'],
  ['output.minify.js', 'output.minify.js'],
  ['output.minify.css', 'output.minify.css'],
  ['output.cleanDistPath', 'output.cleanDistPath'],
  ['output.legalComments', 'output.legalComments'],
  ['output.polyfill', 'output.polyfill'],
  ['output.injectStyles', 'output.injectStyles'],
  ['splitChunks.preset', 'splitChunks.preset'],
  ['performance.buildCache', 'performance.buildCache'],
  ['Rspack externalsType', 'rspack.externalsType'],
  ['Rspack output.library.type', 'rspack.output.library.type'],
  ['Rspack optimization.nodeEnv', 'rspack.optimization.nodeEnv'],
];

/** Shown where an option stays unset. */
const unset = '–';

/**
 * A value of a build. A part of an option that was given one value for all its parts has that value:
 * `dataUriLimit: 0` limits images, too.
 */
function valueOf({options}: ResolvedBuild, path: string): string | undefined {
  const parent = options[path.slice(0, path.lastIndexOf('.'))];
  return options[path] ?? (parent !== undefined && !parent.startsWith('{') ? parent : undefined);
}

const cell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
const row = (children: TableCell[]): TableRow => ({type: 'tableRow', children});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/** `Rspack a.b` is two words, of which the second is code. */
function labelCell(label: string): TableCell {
  const [first = '', second] = label.split(' ');
  return second ? cell({type: 'text', value: `${first} `}, code(second)) : cell(code(first));
}

/**
 * The table of what the tool resolves in bundle mode: a row per option, a column per format.
 *
 * @param label head of the first column, in the page's language
 * @throws when the tool no longer resolves an option that has a row
 */
export function resolvedDefaultsTable({builds, version}: ResolvedDefaults, label: string): Table {
  const bundled = builds.filter(({bundle}) => bundle);
  const head = row([
    cell({type: 'text', value: label}),
    ...bundled.map(({format}) => cell(code(format))),
  ]);
  const body = rows.map(([name, path]) => {
    const values = bundled.map((build) => valueOf(build, path));
    if (values.every((value) => value === undefined)) {
      throw new Error(
        `@rslib/core ${version} resolves no "${path}": see src/build/markdown/resolvedDefaults`,
      );
    }
    return row([
      labelCell(name),
      ...values.map((value) =>
        value === undefined ? cell({type: 'text', value: unset}) : cell(code(value)),
      ),
    ]);
  });
  return {type: 'table', align: head.children.map(() => null), children: [head, ...body]};
}
