import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** The same syntax as the pages themselves are compiled with. */
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .freeze();

/**
 * Parses an MDX file, front matter included.
 *
 * @returns the tree, and the text that its positions point into: braces of heading ids are escaped there
 * @throws a VFileMessage with line and column when the text is no valid MDX
 */
export function parseMdx(file: string): {text: string; tree: Root} {
  const text = escapeMarkdownHeadingIds(file);
  return {text, tree: processor.parse(text)};
}
