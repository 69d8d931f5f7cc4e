/**
 * Samples that are no part of an example, so that nothing runs them: the compiler reads their syntax, their imports, and
 * the options and values that they pass to packages.
 */
import type {Failure} from '../reference/statement';
import type {FactPage} from '../support/blocks';
import {compileTexts} from '../support/compile';
import type {Fence} from '../support/fences';
import {knownNames} from './known/lists';
import {splitSpecifier} from './known/packages';

const isChecked = ({lang, isOutput, code, example}: Fence): boolean =>
  /^[cm]?[jt]sx?$/.test(lang) && !isOutput && example === undefined && !code.includes('…');

/** Modules that a page does not show, and packages that are not installed. */
function isExpected(message: string, {fences}: FactPage): boolean {
  const [, specifier] = /^Cannot find module .*?'([^']+)'/.exec(message) ?? [];
  if (specifier === undefined) return false;
  const {name} = splitSpecifier(specifier);
  return (
    specifier.startsWith('.') ||
    knownNames.has(name) ||
    fences.some(({lang, code}) => /^(?:bash|json)$/.test(lang) && code.includes(name))
  );
}

/** Compiles the samples of all pages together. */
export function sampleFaults(pages: readonly FactPage[]): Failure[] {
  const samples = new Map<string, {page: FactPage; fence: Fence}>();
  for (const page of pages) {
    for (const fence of page.fences.filter(isChecked)) {
      const name = `${page.file.replaceAll('/', '-')}-${fence.line}.${fence.lang}`;
      samples.set(name, {page, fence});
    }
  }
  const errors = compileTexts(new Map([...samples].map(([name, {fence}]) => [name, fence.code])));
  return [...samples].flatMap(([name, {page, fence}]) => {
    const own = errors.filter(({file}) => file === name);
    // Without the types of a package, the rest of the sample is not known, either.
    if (own.some(({message}) => isExpected(message, page))) return [];
    return own.map(({line, message}) => ({
      file: page.file,
      line: fence.line + line,
      // The last line of the compiler's explanation is the cause.
      message: message.split('\n').at(-1)?.trim() ?? '',
    }));
  });
}
