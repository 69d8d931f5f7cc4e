import type {Tool, ToolOption} from '../../support/tool';
import {formats, parseByFormat, type Format} from './byFormat';
import type {Language, Statement} from './statement';
import {defaultsFoundUnder} from './exceptions';
import {canonicalCode, isValue, leavesOf, pureValue} from './values';

type ByFormat = Readonly<Record<Format, string | undefined>>;

/** What the tool resolves for an option in bundle mode; null where it resolves nothing in any format. */
function resolvedByFormat({defaults}: Tool, {name}: ToolOption): ByFormat | null {
  const path = defaultsFoundUnder[name] ?? name;
  const values = formats.map((format) => {
    const build = defaults.find((one) => one.format === format && one.bundle);
    const value = build?.options[path];
    return [format, value === undefined ? undefined : canonicalCode(value)] as const;
  });
  return values.some(([, value]) => value !== undefined)
    ? (Object.fromEntries(values) as ByFormat)
    : null;
}

/** `'node'` for esm, cjs; `'web'` for mf */
function describeByFormat(values: ByFormat): string {
  const distinct = [...new Set(formats.map((format) => values[format]))];
  return distinct
    .map((value) => {
      const where = formats.filter((format) => values[format] === value).join(', ');
      return `\`${value ?? 'undefined'}\` for ${where}`;
    })
    .join('; ');
}

/** An option that stays unset is off: the page may say either. */
function isUnsetAs(stated: string | undefined, resolved: string | undefined): boolean {
  return resolved === undefined && (stated === 'undefined' || stated === 'false');
}

function checkByFormat(stated: ByFormat, resolved: ByFormat): string | null {
  const wrong = formats.filter(
    (format) => stated[format] !== resolved[format] && !isUnsetAs(stated[format], resolved[format]),
  );
  return wrong.length === 0
    ? null
    : `wrong for ${wrong.join(', ')}: the tool resolves ${describeByFormat(resolved)}`;
}

/** An object may be shown in part, but every part shown must be there. */
function isPartOf(stated: string, name: string, {defaults}: Tool): boolean {
  const leaves = leavesOf(stated);
  const [build] = defaults;
  const values = [...(leaves ?? [])].map(([path, value]) => {
    const actual = build?.options[`${name}.${path}`];
    return actual !== undefined && canonicalCode(actual) === value;
  });
  return values.length > 0 && values.every(Boolean);
}

function checkValue(stated: string, expected: string, source: string): string | null {
  return canonicalCode(stated) === expected
    ? null
    : `the page says \`${stated}\`, ${source} \`${expected}\``;
}

/**
 * Compares a default as a page states it with what the tool resolves; where it resolves nothing, with the
 * types' comment; where there is no comment, with `undefined`.
 *
 * @returns null when it is right, or else what is wrong; `sentence` means that only a person can tell
 */
export function checkDefault(
  tool: Tool,
  option: ToolOption,
  {parts, spans}: Statement,
  language: Language,
): {kind: 'wrong' | 'sentence'; reason: string} | null {
  const wrong = (reason: string | null) => (reason ? ({kind: 'wrong', reason} as const) : null);
  const resolved = resolvedByFormat(tool, option);
  const byFormat = parseByFormat(parts, language);
  const values = spans.filter(isValue);
  const [first] = spans;
  if (resolved) {
    const distinct = new Set(formats.map((format) => resolved[format]));
    const [uniform] = distinct;
    if (byFormat) return wrong(checkByFormat(byFormat, resolved));
    if (distinct.size > 1 || uniform === undefined) {
      return wrong(`it depends on the format, so name all five: ${describeByFormat(resolved)}`);
    }
    if (values.length === 1 && isPartOf(values[0] ?? '', option.name, tool)) return null;
    return values.length === 1
      ? wrong(checkValue(values[0] ?? '', uniform, 'the tool resolves'))
      : {kind: 'sentence', reason: `the tool resolves \`${uniform}\``};
  }
  const comment = option.defaultText === null ? 'undefined' : pureValue(option.defaultText);
  if (comment === null) {
    return {kind: 'sentence', reason: `the types say: ${option.defaultText ?? ''}`};
  }
  const source = option.defaultText === null ? 'the types give no default, so' : 'the types say';
  const isAlone = parts.every(({isCode, text}) => isCode || text.trim() === '');
  if (first === undefined || values.length > 1 || (values.length === 0 && !isAlone)) {
    return {kind: 'sentence', reason: `${source} \`${comment}\``};
  }
  // Nothing set, in an option that is made of parts, is `{}` to most readers.
  if (comment === 'undefined' && option.isGroup && values[0] === '{}') return null;
  return wrong(checkValue(values[0] ?? first, comment, source));
}
