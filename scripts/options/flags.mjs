/* The flags of the installed tool's commands, from its own help. */
import {execFileSync} from 'node:child_process';
import path from 'node:path';

/**
 * @typedef {object} Flag
 * @property {string} name `--dist-path`
 * @property {string | null} short `-w`
 * @property {string | null} argument `<dir>`; null for a switch
 * @property {boolean} isReversible a switch that has a `--no-…` form
 * @property {string | null} defaultValue what the help gives as the default
 * @property {string[]} commands that take it
 */

/** Which option each flag sets; the help does not say. Flags that set none are null. */
export const flagOwners = /** @type {Readonly<Record<string, string | null>>} */ ({
  '--auto-extension': 'lib.autoExtension',
  '--auto-external': 'output.autoExternal',
  '--bundle': 'lib.bundle',
  '--clean': 'output.cleanDistPath',
  '--config': null,
  '--config-loader': null,
  '--dist-path': 'output.distPath',
  '--dts': 'lib.dts',
  '--entry': 'source.entry',
  '--env-dir': null,
  '--env-mode': null,
  '--externals': 'output.externals',
  '--format': 'lib.format',
  '--help': null,
  '--lib': null,
  '--log-level': 'logLevel',
  '--minify': 'output.minify',
  '--mode': null,
  '--no-env': null,
  '--output': null,
  '--root': null,
  '--syntax': 'lib.syntax',
  '--target': 'output.target',
  '--tsconfig': 'source.tsconfigPath',
  '--verbose': null,
  '--version': null,
  '--watch': null,
});

const line = /^ {2}(?:(-\w), )?(--[\w-]+)(?: (<[\w-]+>))? {2,}(.*)$/gm;

/** Reads the help of each command (0.15 s a command). @returns {Flag[]} */
export function readFlags() {
  /** @type {Map<string, Flag>} */
  const flags = new Map();
  for (const command of ['build', 'inspect', 'mf-dev']) {
    const bin = path.resolve('node_modules/@rslib/core/bin/rslib.js');
    const help = execFileSync(process.execPath, [bin, command, '-h'], {
      encoding: 'utf8',
      env: {...process.env, NO_COLOR: '1', NODE_OPTIONS: ''},
    });
    for (const [, short = null, name = '', argument = null, text = ''] of help.matchAll(line)) {
      const known = flags.get(name);
      known?.commands.push(command);
      flags.set(
        name,
        known ?? {
          name,
          short,
          argument,
          defaultValue: /\(default: (\S[^)]*)\)/.exec(text)?.[1] ?? null,
          isReversible: text.includes(`--no-${name.slice(2)}`),
          commands: [command],
        },
      );
    }
  }
  return [...flags.values()];
}

/**
 * Every way to write a flag on a page: `-c`, `--config`, `--config <config>`, `-c, --config <config>`.
 *
 * @param {Flag} flag @returns {string[]}
 */
export function spellings({name, short, argument, isReversible}) {
  const full = argument ? [name, `${name} ${argument}`] : [name];
  const negated = isReversible ? [`--no-${name.slice(2)}`] : [];
  const abbreviated = short ? [short, ...full.map((text) => `${short}, ${text}`)] : [];
  return [...full, ...negated, ...abbreviated];
}
