import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Heading, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

import {headingsOf as tocOf} from '../../../src/plugins/pages/headings';
import {includeExamples} from '../../../src/plugins/markdown/examples';
import {readText, root} from './files';
import {parseMdx} from './parse';

/** A page as these tests compare it. */
export interface Page {
  frontMatter: Readonly<Record<string, unknown>>;
  tree: Root;
  /** What positions in the tree point into. */
  text: string;
  /** The file as it lies on disk. */
  source: string;
}

/** Parses a page's text; `file` is its path from the repository's root. */
async function parsePage(file: string, source: string): Promise<Page> {
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: source});
  const page = {frontMatter, source, ...parseMdx(source)};
  includeExamples(page.tree, path.join(root, file));
  return page;
}

const pages = new Map<string, Promise<Page>>();

/**
 * Reads and parses a page, once for all tests of a file.
 *
 * @param file path from the repository's root
 */
export function readPage(file: string): Promise<Page> {
  const page = pages.get(file) ?? parsePage(file, readText(file));
  pages.set(file, page);
  return page;
}

export interface HeadingFacts {
  depth: number;
  id: string;
  /** Written in the source (`{#id}`), not derived from the text. */
  isExplicit: boolean;
  line: number;
}

/** The headings of depth 2 to 4, in order. */
export function headingsOf({tree, text}: Page): HeadingFacts[] {
  const written: Pick<HeadingFacts, 'isExplicit' | 'line'>[] = [];
  visit(tree, 'heading', ({depth, position}: Heading) => {
    if (depth >= 2 && depth <= 4) {
      const heading = text.slice(position?.start.offset, position?.end.offset);
      written.push({
        isExplicit: /\{(#[\w-]+|\/\*\s*#[\w-]+.*\*\/)\}\s*$/.test(heading),
        line: position?.start.line ?? 0,
      });
    }
  });
  return tocOf(tree, false).map(({depth, id}, index) => ({
    depth,
    id,
    ...(written[index] ?? {isExplicit: false, line: 0}),
  }));
}

/** Attributes of components that hold an address. */
const addressAttributes = new Set(['href', 'to', 'src']);

/** Addresses inside the site (paths, files, anchors), in order: of links, images and components. */
export function internalLinksOf({tree}: Page): string[] {
  const addresses: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      addresses.push(node.url);
    } else if (node.type === 'image') {
      // A drawing has the labels of each language; the end of the address chooses one.
      addresses.push(node.url.replace(/#\w+\.svg$/, ''));
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && addressAttributes.has(attribute.name)) {
          addresses.push(typeof attribute.value === 'string' ? attribute.value : '(expression)');
        }
      }
    }
  });
  return addresses.filter((address) => !/^[a-z][a-z\d+.-]*:/i.test(address));
}

/** Per table: rows, columns, alignment, and the cells that hold nothing but code. */
export function tablesOf({tree}: Page): object[] {
  const shapes: object[] = [];
  visit(tree, 'table', (table) => {
    shapes.push({
      align: table.align,
      rows: table.children.map((row) =>
        row.children.map((cell) =>
          cell.children.every(({type}) => type === 'inlineCode') ? toString(cell) : 'prose',
        ),
      ),
    });
  });
  return shapes;
}
