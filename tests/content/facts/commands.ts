/** Commands of npm in samples and in prose: their flags are settings that npm knows. */
import {spawnSync} from 'node:child_process';

import type {Failure} from '../reference/statement';
import type {FactPage} from '../support/blocks';
import {exceptions} from './exceptions';

let settings: ReadonlySet<string> | undefined;

/** The names of everything that npm can be told by a flag. */
function npmSettings(): ReadonlySet<string> {
  if (!settings) {
    const {stdout} = spawnSync('npm', ['config', 'list', '--long', '--json'], {encoding: 'utf8'});
    settings = new Set(Object.keys(JSON.parse(stdout) as Record<string, unknown>));
  }
  return settings;
}

/** npm's own words; what stands after `--` is for the script. */
const command = /\bnpm (?!create\b)[a-z-]+(?:(?! -- )[^\n"`&|])*/g;

function unknownFlags(text: string): string[] {
  return [...text.matchAll(command)].flatMap(([one]) =>
    [...one.matchAll(/(?<=\s)--(?:no-)?([a-z][\w-]*)/g)]
      .filter(([, name = '']) => !npmSettings().has(name))
      .map(([flag]) => flag),
  );
}

/** Languages in which a fence holds commands. */
const shells = /^(?:bash|sh|json|ya?ml)$/;

/** @returns flags that npm does not know */
export function commandFaults(page: FactPage): Failure[] {
  const fail = (line: number, flag: string): Failure => ({
    file: page.file,
    line,
    message: `npm knows no flag ${flag}`,
  });
  const inFences = page.fences
    .filter(({lang}) => shells.test(lang))
    .flatMap(({code, line}) =>
      code
        .split('\n')
        .flatMap((text, at) => unknownFlags(text).map((flag) => fail(line + 1 + at, flag))),
    );
  const inProse = page.blocks.flatMap((block) =>
    block.spans.flatMap(({text, line}) =>
      unknownFlags(text)
        .filter((flag) => !exceptions.has(flag))
        .map((flag) => fail(line, flag)),
    ),
  );
  return [...inFences, ...inProse];
}
