import ts from 'typescript';

import {unionMembers} from './sameType';

/** An option of the tool's configuration, as its published types describe it. */
export interface ToolOption {
  /** Dotted name as pages write it: `lib.dts.bundle`, `output.target`, `logLevel`. */
  name: string;
  type: ts.Type;
  /** It has parts of its own: an object, or a union with one. */
  isGroup: boolean;
  /** The comment's `@defaultValue` or `@default`, without link marks; null when it has none. */
  defaultText: string | null;
  isDeprecated: boolean;
  isExperimental: boolean;
}

const isPublic = (property: ts.Symbol): boolean =>
  property.getJsDocTags().every(({name}) => name !== 'private');

function isDeclaredIn(property: ts.Symbol, packageName: string): boolean {
  return (property.declarations ?? []).some((declaration) =>
    declaration.getSourceFile().fileName.includes(`/node_modules/${packageName}/`),
  );
}

function isNestable(type: ts.Type): boolean {
  return (
    Boolean(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) &&
    type.getCallSignatures().length === 0 &&
    !type.symbol?.name.match(/^(Array|ReadonlyArray|RegExp|Map|Set|Function|Promise)$/)
  );
}

/** `{@link format}` is `format`; `{@link https://…}` says nothing about a value. */
function plainText(text: string): string {
  return text
    .replace(/\{@link (https?:[^}]*)\}/g, '')
    .replace(/\{@link ([^}]*?)\s*\}/g, '`$1`')
    .trim();
}

function describe(checker: ts.TypeChecker, name: string, property: ts.Symbol): ToolOption {
  const tags = new Map(
    property
      .getJsDocTags(checker)
      .map((tag) => [tag.name, plainText(ts.displayPartsToString(tag.text))] as const),
  );
  const type = checker.getTypeOfSymbol(property);
  return {
    name,
    type,
    isGroup: unionMembers(type).some((one) => isNestable(one) && one.getProperties().length > 0),
    defaultText: (tags.get('defaultValue') ?? tags.get('default')) || null,
    isDeprecated: tags.has('deprecated'),
    isExperimental: tags.has('experimental'),
  };
}

/**
 * The property at a dotted path. A name may itself contain dots (`import.meta.url`), so that each step takes
 * as few segments as name a property.
 *
 * @returns null where there is none; a path that goes on below free-form keys, or below a value that may be
 * anything, has no facts of its own but exists
 */
function step(
  checker: ts.TypeChecker,
  type: ts.Type,
  segments: readonly string[],
  name: string,
): ToolOption | 'free-form' | null {
  for (const member of unionMembers(type)) {
    if (member.flags & ts.TypeFlags.Any) return 'free-form';
    for (let length = 1; length <= segments.length; length += 1) {
      const property = member.getProperty(segments.slice(0, length).join('.'));
      if (!property || !isNestable(member)) continue;
      const rest = segments.slice(length);
      const option = describe(checker, name, property);
      const found = rest.length === 0 ? option : step(checker, option.type, rest, name);
      if (found) return found;
    }
    if (isNestable(member) && checker.getIndexInfosOfType(member).length > 0) return 'free-form';
  }
  return null;
}

/** `shims.cjs['import.meta.url']` is `shims.cjs.import.meta.url`. */
export function segmentsOf(name: string): string[] {
  return name.replace(/\[['"]([^'"]+)['"]\]/g, '.$1').split('.');
}

/** @returns the option at a path below a type, under the given name; see `step` */
export function findOption(
  checker: ts.TypeChecker,
  type: ts.Type,
  path: string,
  name: string,
): ToolOption | 'free-form' | null {
  return step(checker, type, segmentsOf(path), name);
}

/**
 * Every option below a type that a package declares itself, depth first, in the order of its types.
 *
 * @param depth how many levels of objects to look into
 */
export function listOptions(
  checker: ts.TypeChecker,
  type: ts.Type,
  prefix: string,
  packageName: string,
  depth: number,
): ToolOption[] {
  const found = new Map<string, ToolOption>();
  for (const member of unionMembers(type)) {
    if (!isNestable(member)) continue;
    for (const property of member.getProperties()) {
      if (!isPublic(property) || !isDeclaredIn(property, packageName)) continue;
      const option = describe(checker, `${prefix}${property.name}`, property);
      const below =
        depth > 0
          ? listOptions(checker, option.type, `${option.name}.`, packageName, depth - 1)
          : [];
      for (const one of [option, ...below]) if (!found.has(one.name)) found.set(one.name, one);
    }
  }
  return [...found.values()];
}
