import type {Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';

import type {FactPage} from '../support/blocks';
import {lineOf, statement, type Claim, type Label, type Language} from './statement';

/** The heads of a table's columns, per language. */
const columns: Readonly<Record<Language, Readonly<Record<Label | 'option', readonly string[]>>>> = {
  en: {
    option: ['Option', 'Field', 'Key', 'Property'],
    type: ['Type'],
    default: ['Default'],
    cli: ['CLI'],
    status: ['Status'],
  },
  zh: {
    option: ['选项', '字段', '键', '属性'],
    type: ['类型'],
    default: ['默认值'],
    cli: ['命令行'],
    status: ['状态'],
  },
};

/** The columns of a table of options; null for any other table. */
export function columnsOf(
  {children: [head]}: Table,
  language: Language,
): (Label | 'option' | null)[] | null {
  const names = columns[language];
  const found = (head?.children ?? []).map((cell) => {
    const text = toString(cell).trim();
    const keys = Object.keys(names) as (Label | 'option')[];
    return keys.find((key) => names[key].includes(text)) ?? null;
  });
  return found[0] === 'option' && (found.includes('type') || found.includes('default'))
    ? found
    : null;
}

/** What a row claims; null where it names no option. */
export function readRow(
  row: TableRow,
  heads: readonly (Label | 'option' | null)[],
  page: FactPage,
): Claim | null {
  const [name] = row.children[0]?.children.filter(({type}) => type === 'inlineCode') ?? [];
  if (name?.type !== 'inlineCode') return null;
  const claim: Claim = {
    file: page.file,
    language: page.language,
    option: name.value,
    line: lineOf(row),
    isList: false,
    statements: {},
  };
  row.children.forEach((cell, at) => {
    const label = heads[at];
    const said = statement(cell.children, lineOf(row));
    // A dash, or nothing, says nothing.
    if (label && label !== 'option' && !/^[–—-]?$/.test(said.text)) claim.statements[label] = said;
  });
  return claim;
}
