/* The options of a configuration, as the published types of the tool describe them. */
import path from 'node:path';

import ts from 'typescript';

/**
 * @typedef {object} ToolOption
 * @property {string} name dotted, as pages write it: `lib.dts.bundle`, `output.target`, `logLevel`
 * @property {ts.Symbol} symbol
 * @property {ts.Type} type
 * @property {string | null} defaultText the comment's `@defaultValue` or `@default`, without link marks
 * @property {boolean} isDeprecated
 * @property {boolean} isExperimental
 *
 * @typedef {object} Types
 * @property {ts.TypeChecker} checker
 * @property {(name: string) => ts.Type} typeNamed finds an exported type, `Rspack.Configuration` too; throws where there is none
 */

/** Opens the types of a package. @param {string} folder @returns {Types} */
export function openTypes(folder) {
  const entry = path.resolve(folder, 'dist-types/index.d.ts');
  const program = ts.createProgram([entry], {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);

  /** @param {ts.Symbol | undefined} symbol */
  const original = (symbol) =>
    symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

  return {
    checker,
    typeNamed(name) {
      let symbol = source && checker.getSymbolAtLocation(source);
      for (const part of name.split('.')) {
        const exports = symbol ? checker.getExportsOfModule(symbol) : [];
        symbol = original(exports.find((each) => each.name === part));
      }
      if (!symbol) {
        throw new Error(`${folder} exports no type ${name}.`);
      }
      return checker.getDeclaredTypeOfSymbol(symbol);
    },
  };
}

/**
 * The members of a union (of one, where it is none), `undefined` left out: `a?: T` and `T` are one.
 *
 * @param {ts.Type} type @returns {ts.Type[]}
 */
export function unionMembers(type) {
  const members = type.isUnion() ? type.types : [type];
  return members.filter(({flags}) => !(flags & ts.TypeFlags.Undefined));
}

/** @param {ts.Type} type */
const isNestable = (type) =>
  Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) &&
  type.getCallSignatures().length === 0 &&
  !type.symbol?.name.match(/^(Array|ReadonlyArray|RegExp|Map|Set|Function|Promise)$/);

/** `{@link format}` is `format`; `{@link https://…}` says nothing about a value. @param {string} text */
const plainText = (text) =>
  text
    .replace(/\{@link (https?:[^}]*)\}/g, '')
    .replace(/\{@link ([^}]*?)\s*\}/g, '`$1`')
    .trim();

/** @param {ts.TypeChecker} checker @param {string} name @param {ts.Symbol} property @returns {ToolOption} */
function describe(checker, name, property) {
  const tags = new Map(
    property
      .getJsDocTags(checker)
      .map((tag) => [tag.name, plainText(ts.displayPartsToString(tag.text))]),
  );
  return {
    name,
    symbol: property,
    type: checker.getTypeOfSymbol(property),
    defaultText: (tags.get('defaultValue') ?? tags.get('default')) || null,
    isDeprecated: tags.has('deprecated'),
    isExperimental: tags.has('experimental'),
  };
}

/** `shims.cjs['import.meta.url']` is `shims.cjs.import.meta.url`. @param {string} name */
export const segmentsOf = (name) => name.replace(/\[['"]([^'"]+)['"]\]/g, '.$1').split('.');

/**
 * The property at a dotted path. A name may itself hold dots (`import.meta.url`), so that each step takes
 * as few segments as name a property.
 *
 * @param {ts.TypeChecker} checker @param {ts.Type} type @param {readonly string[]} segments
 * @param {string} name given to the option
 * @returns {ToolOption | 'free-form' | null} null where there is none; a path that goes on below free-form keys, or below
 * a value that may be anything, has no facts of its own but exists
 */
export function findOption(checker, type, segments, name) {
  for (const member of unionMembers(type)) {
    if (member.flags & ts.TypeFlags.Any) {
      return 'free-form';
    }
    for (let length = 1; length <= segments.length; length += 1) {
      const property = member.getProperty(segments.slice(0, length).join('.'));
      if (property && isNestable(member)) {
        const rest = segments.slice(length);
        const option = describe(checker, name, property);
        const found = rest.length === 0 ? option : findOption(checker, option.type, rest, name);
        if (found) {
          return found;
        }
      }
    }
    if (isNestable(member) && checker.getIndexInfosOfType(member).length > 0) {
      return 'free-form';
    }
  }
  return null;
}

/**
 * Lists the public options below a type that are declared in a folder, depth first, in the order of the types.
 *
 * @param {ts.TypeChecker} checker @param {ts.Type} type @param {string} prefix of their names
 * @param {string} folder of a package: `/@rslib/core/`
 * @param {number} [depth] how many levels of objects to look into
 * @returns {ToolOption[]}
 */
export function listOptions(checker, type, prefix, folder, depth = 0) {
  /** @type {Map<string, ToolOption>} */
  const found = new Map();
  for (const member of unionMembers(type).filter(isNestable)) {
    for (const property of member.getProperties()) {
      const isDeclared = property.declarations?.some((one) =>
        one.getSourceFile().fileName.includes(folder),
      );
      if (!isDeclared || property.getJsDocTags().some((tag) => tag.name === 'private')) {
        continue;
      }
      const option = describe(checker, prefix + property.name, property);
      const below =
        depth > 0 ? listOptions(checker, option.type, `${option.name}.`, folder, depth - 1) : [];
      for (const one of [option, ...below]) {
        found.set(one.name, found.get(one.name) ?? one);
      }
    }
  }
  return [...found.values()];
}
