/**
 * Reads a page as a list of blocks: headings, paragraphs, cells of tables and fields of the front matter. A translation
 * has the same blocks in the same order, so that facts can be compared one by one.
 */
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {originalFolder, placeOf} from '../../../src/config/contentFolders.mjs';
import {fencesOf, type Fence} from './fences';
import {readPage, type Page} from './page';

/** Inline code or a label, with its line in the file. */
export interface Span {
  text: string;
  line: number;
}

export interface PageLink {
  url: string;
  /** The text of the link, code without its marks. */
  text: string;
  line: number;
}

export interface Block {
  kind: 'field' | 'heading' | 'paragraph' | 'cell';
  /** Id of the heading above; empty before the first one. */
  section: string;
  line: number;
  /** The text, with each inline code as "`…`". */
  text: string;
  spans: readonly Span[];
  links: readonly PageLink[];
}

/** A row of a table: its cells, in order. */
export interface Row {
  section: string;
  line: number;
  heads: readonly string[];
  cells: readonly Block[];
}

export interface FactPage {
  /** Path from the root. */
  file: string;
  /** Path of the English page, which both languages share. */
  name: string;
  language: 'en' | 'zh';
  title: string;
  page: Page;
  blocks: readonly Block[];
  rows: readonly Row[];
  fences: readonly Fence[];
}

/** Front matter that a reader sees. */
const fields = ['title', 'description', 'titleSuffix', 'sidebar_label'] as const;

const lineOf = ({position}: Nodes): number => position?.start.line ?? 0;

const headingId = /\s*\\?\{#([\w-]+)\\?\}\s*$/;

function flatten(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'break') return '\n';
  if (node.type === 'image') return node.alt ?? '';
  return 'children' in node ? node.children.map(flatten).join('') : '';
}

function toBlock(node: Nodes, kind: Block['kind'], section: string): Block {
  const spans: Span[] = [];
  const links: PageLink[] = [];
  visit(node, (child) => {
    if (child.type === 'inlineCode') spans.push({text: child.value, line: lineOf(child)});
    if (child.type === 'link') {
      links.push({url: child.url, text: toString(child), line: lineOf(child)});
    }
  });
  const text = flatten(node).replace(headingId, '');
  return {kind, section, line: lineOf(node), text, spans, links};
}

function fieldBlocks({frontMatter, source}: Page): Block[] {
  const lines = source.split('\n');
  return fields.flatMap((field): Block[] => {
    const value = frontMatter[field];
    if (typeof value !== 'string') return [];
    const line = lines.findIndex((row) => row.startsWith(`${field}:`)) + 1;
    return [{kind: 'field', section: '', line, text: value, spans: [], links: []}];
  });
}

/** Reads a page and takes it apart (30 ms). */
export async function readFactPage(file: string): Promise<FactPage> {
  const page = await readPage(file);
  const blocks: Block[] = fieldBlocks(page);
  const rows: Row[] = [];
  let section = '';
  visit(page.tree, (node) => {
    if (node.type === 'heading') {
      section = headingId.exec(flatten(node))?.[1] ?? section;
      blocks.push(toBlock(node, 'heading', section));
    } else if (node.type === 'paragraph') {
      blocks.push(toBlock(node, 'paragraph', section));
    } else if (node.type === 'table') {
      const heads = node.children[0]?.children.map((cell) => toString(cell).trim()) ?? [];
      for (const row of node.children) {
        const cells = row.children.map((cell) => toBlock(cell, 'cell', section));
        blocks.push(...cells);
        if (row !== node.children[0]) rows.push({section, line: lineOf(row), heads, cells});
      }
    }
  });
  const {title} = page.frontMatter;
  const place = placeOf(file);
  return {
    file,
    name: place ? `${originalFolder(place.set)}/${place.name}` : file,
    language: file.startsWith('i18n/zh/') ? 'zh' : 'en',
    title: typeof title === 'string' ? title : '',
    page,
    blocks,
    rows,
    fences: fencesOf(page.tree),
  };
}
