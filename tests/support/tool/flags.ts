import {execFileSync} from 'node:child_process';
import path from 'node:path';

import {root} from './program';

/** A flag of the command line. */
export interface Flag {
  /** `--dist-path` */
  name: string;
  /** `-w`; null if there is none. */
  short: string | null;
  /** `<dir>`; null for a switch. */
  argument: string | null;
  /** A switch that has a `--no-…` form. */
  isReversible: boolean;
  /** The default that the help gives; null if it gives none. */
  defaultValue: string | null;
  /** Commands that take it. */
  commands: string[];
}

const commands = ['build', 'inspect', 'mf-dev'] as const;

const line = /^ {2}(?:(-\w), )?(--[\w-]+)(?: (<[\w-]+>))? {2,}(.*)$/gm;

/** @returns the flags of the installed tool, from its own help (0.15 s a command) */
export function readFlags(): Flag[] {
  const flags = new Map<string, Flag>();
  for (const command of commands) {
    const bin = path.join(root, 'node_modules/@rslib/core/bin/rslib.js');
    const help = execFileSync(process.execPath, [bin, command, '-h'], {
      encoding: 'utf8',
      env: {...process.env, NO_COLOR: '1', NODE_OPTIONS: ''},
    });
    for (const [, short, name = '', argument, text = ''] of help.matchAll(line)) {
      const known = flags.get(name);
      if (known) known.commands.push(command);
      else {
        flags.set(name, {
          name,
          short: short ?? null,
          argument: argument ?? null,
          defaultValue: /\(default: (\S[^)]*)\)/.exec(text)?.[1] ?? null,
          isReversible: text.includes(`--no-${name.slice(2)}`),
          commands: [command],
        });
      }
    }
  }
  return [...flags.values()];
}

/** Spellings of a flag on a page: `-c`, `--config`, `--config <config>`, `-c, --config <config>`. */
export function spellings({name, short, argument, isReversible}: Flag): string[] {
  const full = argument ? [name, `${name} ${argument}`] : [name];
  const negated = isReversible ? [`--no-${name.slice(2)}`] : [];
  const abbreviated = short ? [short, ...full.map((text) => `${short}, ${text}`)] : [];
  return [...full, ...negated, ...abbreviated];
}
