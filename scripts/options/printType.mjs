import ts from 'typescript';

import {unionMembers} from './optionTree.mjs';

/** Types of Rsbuild and Rspack that take more characters are printed as they are declared, by their names. */
const max = {line: 120, block: 700};

/** Characters that fit on a line of a sample. */
const lineWidth = 50;

const flags =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * Prints the type of an option as a reader wants it: what it may be, not what it is called, unless that is long.
 *
 * @param {ts.TypeChecker} checker @param {ts.Symbol} option
 * @returns {string} on several lines where it is an object that does not fit on one
 */
export function printType(checker, option) {
  /** Types that are being printed: one that is part of itself is printed by its name. @type {Set<ts.Type>} */
  const open = new Set();

  /** @param {ts.Type} type */
  const nameOf = (type) => checker.typeToString(type, undefined, flags).replaceAll('"', "'");

  /** @param {ts.Type} type */
  const symbolOf = (type) =>
    type.aliasSymbol ?? (type.isClassOrInterface() ? type.symbol : undefined);

  /** @param {ts.Symbol | undefined} symbol @param {RegExp} files */
  const isFrom = (symbol, files) =>
    files.test(symbol?.declarations?.[0]?.getSourceFile().fileName ?? '');

  /** @param {ts.Type} object @param {string} indent */
  function printObject(object, indent) {
    const inner = `${indent}  `;
    const fields = object.getProperties().map((field) => {
      const key = /^[\w$]+$/.test(field.name) ? field.name : `'${field.name}'`;
      const mark = field.flags & ts.SymbolFlags.Optional ? '?' : '';
      return `${key}${mark}: ${printProperty(field, inner, false)}`;
    });
    const [index] = checker.getIndexInfosOfType(object);
    if (index && fields.length === 0) {
      return `Record<${nameOf(index.keyType)}, ${print(index.type, inner, false)}>`;
    }
    const line = `{ ${fields.join('; ')} }`;
    return indent.length + line.length <= lineWidth && !line.includes('\n')
      ? line
      : `{\n${fields.map((field) => `${inner}${field};\n`).join('')}${indent}}`;
  }

  /** @param {ts.Type} type @param {string} indent @param {boolean} isWhole @returns {string} */
  function expand(type, indent, isWhole) {
    const members = unionMembers(type);
    if (members.length > 1) {
      const texts = members.map((member) => {
        const text = print(member, indent, isWhole);
        return member.getCallSignatures().length > 0 && text.includes('=>') ? `(${text})` : text;
      });
      return [...new Set(texts)].join(' | ').replace('false | true', 'boolean');
    }
    const [only = type] = members;
    if (checker.isArrayType(only)) {
      const [item = only] = checker.getTypeArguments(/** @type {ts.TypeReference} */ (only));
      const text = print(item, indent, false);
      return unionMembers(item).length > 1 && text.includes(' | ') ? `(${text})[]` : `${text}[]`;
    }
    // `string & {}` lets editors suggest words beside any string.
    if (only.isIntersection() && only.types.some(({flags: kind}) => kind & ts.TypeFlags.String)) {
      return 'string';
    }
    const isObject = only.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
    const isCode = only.getCallSignatures().length > 0 || checker.isTupleType(only);
    return isObject && !isCode ? printObject(only, indent) : nameOf(only);
  }

  /** @param {ts.Type} given @param {string} indent @param {boolean} isWhole the option, or a member of its union */
  function print(given, indent, isWhole) {
    const isOptional = given.isUnion() && unionMembers(given).length < given.types.length;
    const type = isOptional ? checker.getNonNullableType(given) : given;
    const symbol = symbolOf(type);
    const isRspack = isFrom(symbol, /\/@rspack\/core\//);
    const name = isRspack ? `Rspack.${nameOf(type)}` : nameOf(type);
    if (open.has(type) || isFrom(symbol, /\/typescript\/lib\//) || (isRspack && !isWhole)) {
      return name;
    }
    open.add(type);
    const text = expand(type, indent, isWhole);
    open.delete(type);
    const room = isWhole ? max.block : max.line;
    return symbol && text.length > (isRspack ? max.line : room) ? name : text;
  }

  /** @param {ts.Symbol} property @param {string} indent @param {boolean} isWhole */
  function printProperty(property, indent, isWhole) {
    const text = print(checker.getTypeOfSymbol(property), indent, isWhole);
    const [declaration] = property.declarations ?? [];
    const isOwn = isFrom(property, /\/@rslib\/core\//);
    const declared =
      declaration && ts.isPropertySignature(declaration)
        ? declaration.type?.getText().replaceAll(/\s+/g, ' ')
        : undefined;
    const isLong = text.length > (text.includes('\n') && isWhole ? max.block : max.line);
    const hasTail = isWhole && text.includes('\n} | ');
    return declared && !isOwn && (isLong || hasTail) ? declared : text;
  }

  return printProperty(option, '', true);
}
