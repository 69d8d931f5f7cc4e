/* The tool that the site documents, as it is installed: its options, flags and resolved defaults. */
import {createRequire} from 'node:module';
import path from 'node:path';

import {resolveDefaults} from './defaults.mjs';
import {readFlags} from './flags.mjs';
import {findOption, listOptions, openTypes, segmentsOf} from './optionTree.mjs';

/** @typedef {import('./optionTree.mjs').ToolOption} ToolOption */

/**
 * @typedef {object} Tool
 * @property {string} version
 * @property {import('typescript').TypeChecker} checker
 * @property {readonly import('./flags.mjs').Flag[]} flags
 * @property {readonly import('./defaults.mjs').ResolvedBuild[]} defaults
 * @property {readonly ToolOption[]} own options that Rslib declares: of `lib` items, and those of `output` that it overrides
 * @property {(group: string) => ToolOption[]} inherited options of a group that comes from Rsbuild
 * @property {(name: string) => ToolOption | null} find an option by the name that pages give it
 * @property {(name: string) => boolean} isPath what may be written in a configuration, of Rslib or of Rspack below it
 */

/** The options of `lib` items, without those of Rsbuild. @param {import('./optionTree.mjs').Types} types */
export function libOptions({checker, typeNamed}) {
  const options = listOptions(checker, typeNamed('LibConfig'), 'lib.', '/@rslib/core/', 5);
  return options.filter(({name}) => !/^lib\.output(\.|$)/.test(name));
}

/** Reads the installed tool (4 s, most of it for the types). @returns {Tool} */
export function readTool() {
  const types = openTypes('node_modules/@rslib/core');
  const {checker} = types;
  const lib = types.typeNamed('LibConfig');
  const top = types.typeNamed('RslibConfig');
  const bundler = types.typeNamed('Rspack.Configuration');
  const own = libOptions(types);

  /** An option by its full name: of a `lib` item, or of the top level. @param {string} written */
  function look(written) {
    const segments = segmentsOf(written);
    const isOwn = own.some(({name}) => name === `lib.${segments[0]}`);
    const name = (isOwn ? ['lib', ...segments] : segments).join('.');
    const below = segmentsOf(name.replace(/^lib\./, ''));
    return findOption(checker, lib, below, name) ?? findOption(checker, top, below, name);
  }
  /** @param {string} name */
  function find(name) {
    const found = look(name);
    return found === 'free-form' ? null : found;
  }
  /** @param {string} group @param {string} folder */
  function groupOptions(group, folder) {
    const found = find(group);
    return found ? listOptions(checker, found.type, `${group}.`, folder) : [];
  }
  const {version} = createRequire(path.resolve('package.json'))('@rslib/core/package.json');
  return {
    version,
    checker,
    flags: readFlags(),
    defaults: resolveDefaults(),
    own: [...own, ...groupOptions('output', '/@rslib/core/')],
    inherited: (group) => groupOptions(group, '/@rsbuild/core/'),
    find,
    isPath: (name) =>
      look(name) !== null || findOption(checker, bundler, segmentsOf(name), name) !== null,
  };
}
