/* The defaults of options: what the tool resolves from an empty configuration; else, what the comment of the types says. */
import {execFileSync} from 'node:child_process';
import path from 'node:path';
import vm from 'node:vm';

import {sourceOf} from './sourceOf.mjs';

/**
 * @typedef {object} ResolvedBuild what the tool makes of an empty configuration
 * @property {'esm' | 'cjs' | 'umd' | 'iife' | 'mf'} format
 * @property {boolean} bundle
 * @property {string} [target] where it is set
 * @property {Readonly<Record<string, string>>} options dotted path (`output.target`; `rspack.…` for what is handed on to
 * Rspack) to the value as source text (`'node'`); an option that stays unset is absent
 *
 * @typedef {{value: string, formats?: string[], target?: string}[]} OptionDefault the value for some formats, or for a
 * target; the last one is for all others
 */

/**
 * Reasons why a default cannot be read from the tool or its types as a useful value. The pages explain these defaults in
 * prose, or as the content of `<Option>`.
 */
export const worded = /** @type {Readonly<Record<string, string>>} */ ({
  lib: 'The types give none; without `lib`, the tool builds one item.',
  'lib.id': 'Unset, but the tool makes one from the format.',
  'lib.outBase': 'Unset, but the tool computes the folder that all source files share.',
  'lib.syntax': 'The types say `esnext`, but `engines.node` of package.json comes first.',
  'lib.dts.bundle.bundledPackages': 'Computed from package.json.',
  'lib.dts.distPath': 'Read from tsconfig.json, then from `output.distPath`.',
  'lib.experiments.exe.fileName': 'The name of the file that is built.',
  'output.externals': 'The modules of Node.js, a long list; the pages say when.',
  'output.minify': 'A long object of SWC’s own options; the pages say what it does.',
  'output.emitCss': 'Decided while building, by the target.',
  'source.entry': 'The first of several files that exists.',
  'source.include': 'The comment names a `rootPath` that the resolved rule does not have.',
  'resolve.alias': 'Rslib adds an alias of its own for SWC’s helpers, a path of the machine.',
  'resolve.conditionNames': 'By the target and by the kind of the import.',
  'resolve.mainFields': 'By the target.',
});

/** Options that the tool resolves under another name: deprecated ones that it moves. */
const resolvedAs = /** @type {Readonly<Record<string, string>>} */ ({
  'lib.autoExternal': 'output.autoExternal',
});

/** Resolves the defaults of each format (1 s). @returns {ResolvedBuild[]} */
export function resolveDefaults() {
  const env = {...process.env, NODE_ENV: 'production', NODE_OPTIONS: ''};
  const program = path.resolve('scripts/options/resolveDefaults.mjs');
  return JSON.parse(execFileSync(process.execPath, [program], {env, encoding: 'utf8'}));
}

/**
 * The value that a comment gives; undefined for a sentence.
 *
 * @param {string} text `true`, in backticks or a fence or bare
 */
export function valueIn(text) {
  const quoted = /^```\w*\n([^]*?)\n?```$/.exec(text)?.[1] ?? /^`([^`]+)`$/.exec(text)?.[1];
  const code = (quoted ?? text)
    .trim()
    .replace(/^const \w+ =/, '')
    .replace(/;$/, '');
  try {
    return sourceOf(vm.runInNewContext(`(${code})`));
  } catch {
    // Another option, `output.distPath`, or a name such as `process.execPath`.
    return quoted && !quoted.includes(' ') ? quoted : undefined;
  }
}

/**
 * @param {readonly ResolvedBuild[]} builds @param {string} name
 * @returns {OptionDefault | null} null where the tool resolves nothing
 */
function resolved(builds, name) {
  /** @param {ResolvedBuild} build */
  const valueOf = ({options}) => options[resolvedAs[name] ?? name];
  const plain = builds.filter(({bundle, target}) => bundle && !target);
  const values = plain.map(valueOf);
  if (values.every((value) => value === undefined)) {
    return null;
  }
  /** @param {string} target */
  const valuesFor = (target) => [
    ...new Set(
      builds
        .filter(({bundle, options}) => bundle && options['output.target'] === `'${target}'`)
        .map(valueOf),
    ),
  ];
  const [web, node] = [valuesFor('web'), valuesFor('node')];
  const isByTarget = web.length === 1 && node.length === 1 && web[0] !== node[0];
  if (isByTarget && name !== 'output.target') {
    return [{value: String(web[0]), target: 'web'}, {value: String(node[0])}];
  }
  const groups = [...new Set(values)].map((value) => ({
    value: String(value),
    formats: plain.filter((build) => valueOf(build) === value).map(({format}) => format),
  }));
  // The largest group is "otherwise".
  const [{value: rest = ''} = {}, ...named] = groups.toSorted(
    (a, b) => b.formats.length - a.formats.length,
  );
  return [...named, {value: rest}];
}

/**
 * @param {readonly ResolvedBuild[]} builds @param {import('./optionTree.mjs').ToolOption} option
 * @returns {OptionDefault | undefined} undefined where the page has to say it
 */
export function defaultOf(builds, {name, defaultText}) {
  if (name in worded) {
    return undefined;
  }
  const comment = defaultText === null ? 'undefined' : valueIn(defaultText);
  return resolved(builds, name) ?? (comment === undefined ? undefined : [{value: comment}]);
}
