import {spellings} from '../../support/tool/flags';
import type {Tool, ToolOption} from '../../support/tool';
import type {Claim, Failure, Language, Statement} from './statement';
import {checkDefault} from './defaults';
import {reviewedDefaults} from './exceptions';
import {flagOwners, mayName} from './flagOwners';

/** Words that mark an option, per language. */
const marks: Readonly<Record<'deprecated' | 'experimental', Readonly<Record<Language, RegExp>>>> = {
  deprecated: {en: /deprecated/i, zh: /弃用|废弃/},
  experimental: {en: /experimental/i, zh: /实验/},
};

/** A statement as it is written, code in backticks, on one line. */
function written({parts}: Statement): string {
  const text = parts.map((part) => (part.isCode ? `\`${part.text}\`` : part.text)).join('');
  return text.replace(/\s+/g, ' ').trim();
}

function reviewEntry(option: ToolOption, said: string, language: Language): string {
  const {name, defaultText} = option;
  return JSON.stringify({option: name, types: defaultText, reason: '…', [language]: said});
}

/** @returns what is wrong with a stated default; null when nothing is */
function defaultFault(
  tool: Tool,
  option: ToolOption,
  statement: Statement,
  language: Language,
): string | null {
  const fault = checkDefault(tool, option, statement, language);
  const said = written(statement);
  const reviewed = reviewedDefaults.find((entry) => entry.option === option.name);
  if (!reviewed) {
    if (fault?.kind !== 'sentence') return fault?.reason ?? null;
    const entry = reviewEntry(option, said, language);
    return `a sentence, which a person must compare once (${fault.reason}); then add to exceptions.ts: ${entry}`;
  }
  if (reviewed.types !== option.defaultText) {
    return `the types' comment was "${reviewed.types}" when this was reviewed; now it is "${option.defaultText}"`;
  }
  return said === reviewed[language]
    ? null
    : `not what was reviewed: the page says "${said}", exceptions.ts "${reviewed[language]}"`;
}

function checkFlags(tool: Tool, option: ToolOption, claim: Claim): Failure[] {
  const {file, line} = claim;
  const said = claim.statements.cli;
  const owned = tool.flags.filter((flag) => flagOwners[flag.name] === option.name);
  const allowed = tool.flags.filter((flag) => flag.name === mayName[option.name]);
  const known = [...owned, ...allowed].flatMap(spellings);
  if (!said) {
    return owned.map(({name}) => ({
      file,
      line,
      message: `\`${option.name}\` has a flag, \`${name}\`: the list needs a **CLI:** (**命令行：**) line`,
    }));
  }
  if (known.length === 0) {
    return [{file, line: said.line, message: `no flag sets \`${option.name}\``}];
  }
  const wrong = said.spans.filter((span) => !known.includes(span));
  return [
    ...wrong.map((span) => ({
      file,
      line: said.line,
      message: `\`${span}\` is no flag of \`${option.name}\`; \`rslib -h\` knows ${known.join(', ')}`,
    })),
    ...(said.spans.length === 0
      ? [{file, line: said.line, message: 'a flag is written in backticks'}]
      : []),
  ];
}

function checkStatus(option: ToolOption, {file, line, language, statements}: Claim): Failure[] {
  const {status} = statements;
  const truth = {deprecated: option.isDeprecated, experimental: option.isExperimental};
  return (['deprecated', 'experimental'] as const).flatMap((mark) => {
    const isMarked = marks[mark][language].test(status?.text ?? '');
    if (isMarked === truth[mark]) return [];
    const message = truth[mark]
      ? `the types mark \`${option.name}\` as ${mark}: say so under **Status:** (**状态：**)`
      : `the types do not mark \`${option.name}\` as ${mark}`;
    return [{file, line: status?.line ?? line, message}];
  });
}

/** Checks everything that a claim says but its type, which is compared in one go for all claims. */
export function checkStatements(tool: Tool, option: ToolOption, claim: Claim): Failure[] {
  const {file, language, statements} = claim;
  const said = statements.default;
  const fault = said ? defaultFault(tool, option, said, language) : null;
  return [
    ...(said && fault
      ? [{file, line: said.line, message: `default of \`${option.name}\`: ${fault}`}]
      : []),
    ...checkFlags(tool, option, claim),
    ...checkStatus(option, claim),
  ];
}
