import type ts from 'typescript';

import type {ToolOption} from './optionTree';
import type {Probe, ProbeProgram} from './probe';
import {isSameType} from './sameType';

/** A type that a page states for an option. */
export interface TypeClaim {
  option: ToolOption;
  text: string;
  /** Names of types that the text may explain instead: `Redirect`, which is `{js?: …}`. */
  explains?: readonly string[];
}

/** The verdict on a type that a page states. */
export type TypeVerdict = {isSame: true} | {isSame: false; reason: string};

/** The name under which a type is declared, or its text where it has none. */
export function declaredType(
  checker: ts.TypeChecker,
  type: ts.Type,
  flags: ts.TypeFormatFlags,
): string {
  return checker.typeToString(type, undefined, flags).replace(/ \| undefined$/, '');
}

/**
 * Compares types that pages state with the options' own, in one compilation.
 *
 * @param find looks an option's type up in that compilation
 */
export function compareTypes(
  probe: Probe,
  claims: readonly TypeClaim[],
  find: (program: ProbeProgram, name: string) => ts.Type | null,
): TypeVerdict[] {
  // Line 1 is the probe's own; claim n is line n + 2. A claim is one line, so that errors find it.
  const lines = claims.map(({text}, at) => `export type P${at} = ${text.replace(/\s+/g, ' ')};`);
  const names = [...new Set(claims.flatMap(({explains = []}) => explains))].filter(
    probe.isTypeName,
  );
  const explained = names.map((name) => `export type E${name} = ${name};`);
  const program = probe.compile([...lines, ...explained]);

  return claims.map(({option, text, explains = []}, at): TypeVerdict => {
    const error = program.errors.get(at + 2);
    if (error) return {isSame: false, reason: `it does not compile: ${error}`};
    const wanted = find(program, option.name);
    if (!wanted) return {isSame: false, reason: 'no such option'};
    // An alias by its own name: two packages may export different types under one name.
    if (text === declaredType(program.checker, wanted, 0)) return {isSame: true};
    const others = explains.filter(probe.isTypeName).map((name) => program.typeOf(`E${name}`));
    const stated = program.typeOf(`P${at}`);
    return [wanted, ...others].some((type) => isSameType(program.checker, stated, type))
      ? {isSame: true}
      : {isSame: false, reason: 'it is another type'};
  });
}
