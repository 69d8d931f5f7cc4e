/** Flags: those of commands in fences and in prose, short forms, and the options and defaults that tables give them. */
import {spawnSync} from 'node:child_process';

import {flagOwners, type Flag, type Tool} from '../../support/tool';
import type {Failure} from '../reference/statement';
import type {Block, FactPage, Row} from '../support/blocks';
import {knownMessages, knownNames} from './known/lists';

interface Fault {
  line: number;
  message: string;
}

/** A flag of the tool by any spelling: `--no-dts` is `--dts`. */
function find(tool: Tool, written: string): Flag | undefined {
  const [name] = /^--(?:no-)?[a-z][\w-]*/.exec(written) ?? [];
  return tool.flags.find((flag) => flag.name === name || `--no-${flag.name.slice(2)}` === name);
}

let npmSettings: ReadonlySet<string> | undefined;

/** Reads the names of npm's settings, which are also its flags. */
function readNpmSettings(): ReadonlySet<string> {
  const {stdout} = spawnSync('npm', ['config', 'list', '--long', '--json'], {encoding: 'utf8'});
  return new Set(Object.keys(JSON.parse(stdout) as Record<string, unknown>));
}

/** Arguments after `--` are for the script, not for npm. */
const npmCommand = /\bnpm (?!create\b)[a-z-]+(?:(?! -- )[^\n"`&|])*/g;
const rslibCommand = /(?<=^|npx |exec |"|&& )rslib(?: (build|inspect|mf-dev))?((?: [^\n"&|]*)?)/gm;

interface UnknownFlag {
  flag: string;
  message: string;
}

function unknownFlags(tool: Tool, text: string): UnknownFlag[] {
  npmSettings ??= readNpmSettings();
  const ofNpm = [...text.matchAll(npmCommand)]
    .flatMap(([one]) => [...one.matchAll(/(?<=\s)--(?:no-)?([a-z][\w-]*)/g)])
    .filter(([, name = '']) => !npmSettings?.has(name))
    .map(([flag]) => ({flag, message: `npm knows no flag ${flag}`}));
  const ofTool = [...text.matchAll(rslibCommand)].flatMap(([, command = 'build', args = '']) =>
    (args.match(/(?<=\s)--?[a-z][\w-]*/g) ?? [])
      .filter((flag) => {
        const known = find(tool, flag) ?? tool.flags.find(({short}) => short === flag);
        return !known?.commands.includes(command);
      })
      .map((flag) => ({flag, message: `rslib ${command} knows no flag ${flag}`})),
  );
  return [...ofNpm, ...ofTool];
}

/** Languages of fences with commands. */
const shells = /^(?:bash|sh|json|ya?ml)$/;

function commandFaults(tool: Tool, page: FactPage): Fault[] {
  const inFences = page.fences
    .filter(({lang}) => shells.test(lang))
    .flatMap(({code, line}) => code.split('\n').map((text, at) => ({text, line: line + 1 + at})));
  const inProse = page.blocks
    .flatMap(({spans}) => spans)
    .filter(({text}) => !knownMessages.includes(text));
  return [...inFences, ...inProse].flatMap(({text, line}) =>
    unknownFlags(tool, text)
      .filter(({flag}) => !knownNames.has(flag))
      .map(({message}) => ({line, message})),
  );
}

/** `-c`, `--config` side by side. */
const sideBySide = /`(-\w)(?:`, `|`、`|, |` or `|` 或 `|` \(`|`（`)(--[a-z][\w-]*)/g;

function shortFaults(tool: Tool, {text, line}: Block): Fault[] {
  return [...text.matchAll(sideBySide)].flatMap(([, abbreviated = '', name = '']) => {
    const flag = find(tool, name);
    return !flag || flag.short === abbreviated
      ? []
      : [
          {
            line,
            message: `the short form of \`${name}\` is ${flag.short ?? 'none'}, not ${abbreviated}`,
          },
        ];
  });
}

const ownerHeads = new Set(['Option that it sets', '设置的选项']);

/** "Default `auto`", "默认值为 `auto`"; but not the name of an environment variable. */
const statedDefault =
  /(?:[dD]efault(?:s?)(?: is| to|:)? |默认(?:值)?(?:是|为|：)? ?)`([^`A-Z][^`]*)`/g;

/** A row that begins with a flag: the option that it sets, and its default. */
function rowFaults(tool: Tool, {heads, cells, line}: Row): Fault[] {
  const flag = cells[0]?.spans.map(({text}) => find(tool, text)).find((one) => one !== undefined);
  if (!flag) return [];
  const option = cells[1]?.spans[0]?.text;
  const owner = flagOwners[flag.name] ?? undefined;
  const isOwned = !ownerHeads.has(heads[1] ?? '') || option === owner;
  const wrong = cells
    .flatMap((cell) => [...cell.text.matchAll(statedDefault)])
    .filter(([, value]) => value !== flag.defaultValue);
  return [
    ...(isOwned ? [] : [`\`${flag.name}\` sets ${owner ?? 'no option'}, not \`${option}\``]),
    ...wrong.map(
      ([, value]) => `the default of \`${flag.name}\` is ${flag.defaultValue}, not \`${value}\``,
    ),
  ].map((message) => ({line, message}));
}

/** @returns flags that a command does not have, and wrong short forms, options and defaults of flags */
export function flagFaults(tool: Tool, page: FactPage): Failure[] {
  return [
    ...commandFaults(tool, page),
    ...page.blocks.flatMap((block) => shortFaults(tool, block)),
    ...page.rows.flatMap((row) => rowFaults(tool, row)),
  ].map((fault) => ({file: page.file, ...fault}));
}
