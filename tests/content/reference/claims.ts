import type {Heading, List, ListItem, Nodes, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

import {columnsOf, readRow} from './optionTables';
import type {FactPage} from '../support/blocks';
import {lineOf, statement, type Claim, type Failure, type Label, type Language} from './statement';

export interface PageClaims {
  claims: Claim[];
  failures: Failure[];
}

/** The labels of a fact list, per language. */
const labels: Readonly<Record<Language, Readonly<Record<Label, string>>>> = {
  en: {type: 'Type:', default: 'Default:', cli: 'CLI:', status: 'Status:'},
  zh: {type: '类型：', default: '默认值：', cli: '命令行：', status: '状态：'},
};
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

/**
 * Reads what a page claims about options. Headings are those of depth 2 to 4.
 *
 * @param isOption says whether a name is an option of the tool; a row of a table names its option in full, or
 * from the option of its section
 */
export function readClaims(page: FactPage, isOption: (name: string) => boolean): PageClaims {
  const claims: Claim[] = [];
  const failures: Failure[] = [];
  const fail = (node: Nodes, message: string): void => {
    failures.push({file: page.file, line: lineOf(node), message});
  };
  const blocks = page.page.tree.children.filter(
    ({type}) => !['yaml', 'mdxjsEsm', 'mdxFlowExpression'].includes(type),
  );
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
