// npm run options: writes what the reference says of each option, from the installed @rslib/core, into
// docs/config/options.json. With --print, it prints it.
import fs from 'node:fs';
import {parseArgs} from 'node:util';

import {runCommand} from '../commandLine.mjs';
import {readJson} from '../../src/lib/readJson.mjs';
import {defaultOf} from './defaults.mjs';
import {flagOwners} from './flags.mjs';
import {printType} from './printType.mjs';
import {findOption} from './optionTree.mjs';
import {sinceVersions} from './since.mjs';
import {libOptions, readTool} from './tool.mjs';

/** @typedef {import('../../src/lib/optionData').OptionData} OptionData */

const file = 'docs/config/options.json';

/** The groups that come from Rsbuild and have pages, and single options that have pages or sections. */
const groups = ['output', 'source', 'resolve', 'tools', 'performance'];
const single = ['lib', 'logLevel', 'plugins', 'splitChunks'];

/** Path of an option in the documentation of Rsbuild: https://rsbuild.rs/config/output/dist-path. @param {string} name */
const upstreamOf = (name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('.', '/');

/** @param {import('./flags.mjs').Flag} flag */
const spell = ({name, argument, isReversible}) => [
  argument ? `${name} ${argument}` : name,
  ...(isReversible ? [`--no-${name.slice(2)}`] : []),
];

/**
 * Read the values that the parts of an unset option have: `{ path: true, extension: true }`.
 *
 * @param {Record<string, OptionData>} data whose options follow those that they are part of
 */
function addUpParts(data) {
  const names = Object.keys(data);
  for (const name of names.toReversed()) {
    const [only, ...others] = data[name]?.default ?? [];
    if (!only || others.length > 0 || !['undefined', '{}'].includes(only.value)) continue;
    const below = names.filter((one) => one.startsWith(`${name}.`));
    const set = below
      .filter((one) => !below.some((owner) => one.startsWith(`${owner}.`)))
      .flatMap((one) => {
        const [{value = 'undefined'} = {}, ...more] = data[one]?.default ?? [];
        const key = one.slice(name.length + 1);
        const isSet = value !== 'undefined' && more.length === 0;
        return isSet ? [`${/^[\w$]+$/.test(key) ? key : `'${key}'`}: ${value}`] : [];
      });
    if (set.length > 0) only.value = `{ ${set.join(', ')} }`;
  }
}

runCommand(async () => {
  const {values} = parseArgs({options: {print: {type: 'boolean'}}});
  const tool = readTool();
  const unknown = tool.flags.map(({name}) => name).filter((name) => !(name in flagOwners));
  if (unknown.length > 0) {
    throw new Error(`Which options do these flags set? Say so in flags.mjs: ${unknown.join(', ')}`);
  }
  const listed = [
    ...single.flatMap((name) => tool.find(name) ?? []),
    ...tool.own,
    ...groups.flatMap(tool.inherited),
  ];
  const options = new Map(listed.map((option) => [option.name, option]));
  /** @type {Record<string, OptionData>} */
  const before = fs.existsSync(file) ? readJson(file) : {};
  const isOwn = (/** @type {string} */ name) => /^lib(\.|$)/.test(name);
  const fresh = values.print ? [] : [...options.keys()].filter((name) => !before[name]?.since);
  const since = sinceVersions('@rslib/core', /^0\.0\./, fresh.filter(isOwn), (types, name) =>
    libOptions(types).some((one) => one.name === name),
  );
  const inherited = fresh.filter((name) => !isOwn(name));
  const sinceRsbuild = sinceVersions('@rsbuild/core', /^0\./, inherited, (types, name) => {
    const config = types.typeNamed('RsbuildConfig');
    return findOption(types.checker, config, name.split('.'), name) !== null;
  });
  sinceRsbuild.forEach((version, name) => since.set(name, `Rsbuild ${version}`));

  const data = [...options.values()].map((option) => {
    const {name, symbol, isDeprecated, isExperimental} = option;
    const cli = tool.flags.filter((flag) => flagOwners[flag.name] === name).flatMap(spell);
    /** @type {OptionData} */
    const entry = {
      type: printType(tool.checker, symbol),
      default: defaultOf(tool.defaults, option),
      // A comment that changes is a sign to look at what the pages say in words.
      comment: defaultOf(tool.defaults, option) ? undefined : (option.defaultText ?? undefined),
      cli: cli.length > 0 ? cli : undefined,
      status: isDeprecated ? 'deprecated' : isExperimental ? 'experimental' : undefined,
      since: before[name]?.since ?? since.get(name),
      changed: before[name]?.changed,
      upstream: isOwn(name) || isDeprecated ? undefined : upstreamOf(name),
    };
    return /** @type {const} */ ([name, entry]);
  });
  const result = Object.fromEntries(data);
  addUpParts(result);
  for (const [name, {type, default: values}] of data.filter(([one]) => isOwn(one))) {
    const {type: oldType, default: oldValues} = before[name] ?? {};
    const isSame = type === oldType && JSON.stringify(values) === JSON.stringify(oldValues);
    if (result[name] && oldType && !isSame) result[name].changed = tool.version;
  }
  const text = JSON.stringify(result, null, 2);
  if (values.print) console.log(text);
  else fs.writeFileSync(file, `${text}\n`);
});
