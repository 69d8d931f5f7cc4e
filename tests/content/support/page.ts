import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {includeExamples} from '../../../src/plugins/markdown/examples';
import {headingsOf as tocOf} from '../../../src/plugins/pages/source';
import {readText, root} from './files';

/** The same syntax as the pages themselves are compiled with. */
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .freeze();

/** A page as these tests compare it. */
export interface Page {
  frontMatter: Readonly<Record<string, unknown>>;
  tree: Root;
  /** The content of the file. */
  source: string;
}

async function parsePage(file: string): Promise<Page> {
  const source = readText(file);
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: source});
  try {
    const tree = processor.parse(escapeMarkdownHeadingIds(source));
    includeExamples(tree, path.join(root, file));
    return {frontMatter, source, tree};
  } catch (error) {
    const {line, message} = error as Error & {line?: number};
    throw line === undefined ? error : new Error(`${file}:${line}: ${message}`);
  }
}

const pages = new Map<string, Promise<Page>>();

/**
 * Reads and parses a page, once for all tests of a file.
 *
 * @param file path from the repository's root
 */
export function readPage(file: string): Promise<Page> {
  const page = pages.get(file) ?? parsePage(file);
  pages.set(file, page);
  return page;
}

/** The headings of depth 2 to 4, in order. */
export const headingsOf = ({tree}: Page): {depth: number; id: string}[] => tocOf(tree, false).toc;
