import type {Heading, List, ListItem, Nodes, RootContent, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';

import type {Language, ReferencePage} from './pages';

export type Label = 'type' | 'default' | 'cli' | 'status';

/** What a page says after one label. */
export interface Statement {
  /** From 1. */
  line: number;
  /** Plain text, code without its marks. */
  text: string;
  /** Code in it, in order: inline, or a fence below the label. */
  spans: string[];
  /** Prose and code, in order, for statements that are sentences. */
  parts: {isCode: boolean; text: string}[];
}

/** What a page says about one option: a fact list, or a row of a table of options. */
export interface Claim {
  file: string;
  language: Language;
  /** The option as the page names it. */
  option: string;
  line: number;
  /** From a fact list, which is complete; a table leaves out what it has no column for. */
  isList: boolean;
  statements: Partial<Record<Label, Statement>>;
}

export interface Failure {
  file: string;
  line: number;
  message: string;
}

export interface PageClaims {
  claims: Claim[];
  failures: Failure[];
}

/** The labels of a fact list, and the heads of a table's columns; the first is the one to write. */
const labels: Readonly<Record<Language, Readonly<Record<Label, string>>>> = {
  en: {type: 'Type:', default: 'Default:', cli: 'CLI:', status: 'Status:'},
  zh: {type: '类型：', default: '默认值：', cli: '命令行：', status: '状态：'},
};
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

const lineOf = (node: Nodes): number => node.position?.start.line ?? 0;

function partsOf(nodes: readonly Nodes[]): Statement['parts'] {
  return nodes.flatMap((node): Statement['parts'] => {
    if (node.type === 'inlineCode' || node.type === 'code') {
      return [{isCode: true, text: node.value}];
    }
    if (node.type === 'text') return [{isCode: false, text: node.value}];
    return 'children' in node ? partsOf(node.children) : [];
  });
}

function statement(nodes: readonly Nodes[], line: number): Statement {
  const parts = partsOf(nodes);
  return {
    line,
    parts,
    spans: parts.filter(({isCode}) => isCode).map(({text}) => text),
    text: parts
      .map(({text}) => text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

/** The bold words at the start of a list item: `Type:`. */
function labelOf(item: ListItem): string | null {
  const [first] = item.children;
  const [bold] = first?.type === 'paragraph' ? first.children : [];
  return bold?.type === 'strong' ? toString(bold).trim() : null;
}

const allLabels = new Set(Object.values(labels).flatMap((names) => Object.values(names)));

function isFactList(node: RootContent | undefined): node is List {
  return node?.type === 'list' && node.children.some((item) => allLabels.has(labelOf(item) ?? ''));
}

/** An option's name, where a heading is one: nothing but code, with its id. */
function optionOf(heading: Heading): string | null {
  const [code, ...rest] = heading.children;
  const isAlone = rest.every((node) => /^\s*\{?#?[\w-]*\}?\s*$/.test(toString(node)));
  return code?.type === 'inlineCode' && isAlone ? code.value : null;
}

function readList(list: List, claim: Claim, failures: Failure[]): void {
  const names = labels[claim.language];
  for (const item of list.children) {
    const written = labelOf(item) ?? '';
    const label = (Object.keys(names) as Label[]).find((key) => names[key] === written);
    const line = lineOf(item);
    if (!label) {
      const known = Object.values(names).map((name) => `**${name}**`);
      const message = `"${written || toString(item)}" is no label of a fact list: ${known.join(' ')}`;
      failures.push({file: claim.file, line, message});
    } else if (claim.statements[label]) {
      failures.push({file: claim.file, line, message: `a second **${written}**`});
    } else {
      const [first, ...rest] = item.children;
      const inline = first?.type === 'paragraph' ? first.children.slice(1) : [];
      claim.statements[label] = statement([...inline, ...rest], line);
    }
  }
}

/** The columns of a table of options; null for any other table. */
function columnsOf(
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

function readRow(
  row: TableRow,
  heads: readonly (Label | 'option' | null)[],
  page: ReferencePage,
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

/**
 * Reads what a page claims about options. Headings are those of depth 2 to 4.
 *
 * @param isOption says whether a name is an option of the tool; a row of a table names its option in full, or
 * from the option of its section
 */
export function readClaims(page: ReferencePage, isOption: (name: string) => boolean): PageClaims {
  const claims: Claim[] = [];
  const failures: Failure[] = [];
  const fail = (node: Nodes, message: string): void => {
    failures.push({file: page.file, line: lineOf(node), message});
  };
  const blocks = page.tree.children.filter(({type}) => type !== 'yaml' && type !== 'mdxjsEsm');
  let section: {option: string | null; start: number} = {option: page.title, start: 0};

  blocks.forEach((block, at) => {
    if (block.type === 'heading') {
      section = {option: optionOf(block), start: at + 1};
      if (section.option && isOption(section.option) && !isFactList(blocks[at + 1])) {
        fail(
          block,
          `\`${section.option}\` is an option: its fact list comes directly below the heading`,
        );
      }
    } else if (isFactList(block)) {
      const {option, start} = section;
      if (at !== start)
        fail(block, 'a fact list stands directly below its heading, before any prose');
      if (!option) fail(block, 'a fact list below a heading that is no option name in backticks');
      else {
        const {file, language} = page;
        const line = lineOf(block);
        const claim: Claim = {file, language, option, line, isList: true, statements: {}};
        readList(block, claim, failures);
        claims.push(claim);
      }
    } else if (block.type === 'table') {
      const heads = columnsOf(block, page.language);
      for (const row of heads ? block.children.slice(1) : []) {
        const claim = readRow(row, heads ?? [], page);
        if (!claim) continue;
        const nested = [section.option, page.title]
          .filter((owner) => owner)
          .map((owner) => `${owner}.${claim.option}`)
          .find(isOption);
        claims.push(isOption(claim.option) || !nested ? claim : {...claim, option: nested});
      }
    }
  });
  return {claims, failures};
}
