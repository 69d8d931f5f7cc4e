import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import type {MarkdownConfig} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Data} from 'unified';

import {
  remarkCjkFriendly,
  remarkDirective,
  remarkFrontmatter,
  remarkGfm,
  remarkMdx,
  remarkParse,
  unified,
} from '../../esmPackages.cjs';
import {admonitionTypes} from '../markdown/admonitions';

/** The switches of the site's Markdown that change how a source file is read. */
export type ParseOptions = Pick<MarkdownConfig, 'mdx1Compat' | 'anchors'>;

/** A parsed file. Positions in the tree point into `text`, which is not always the file as it lies on disk. */
export interface ParsedSource {
  text: string;
  tree: Root;
}

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
 * What syntax a processor reads: its extensions by what they hook into and the names of their functions, in
 * whatever order they were added.
 */
export function syntaxOf(data: Data): string {
  const extensions = (data.micromarkExtensions ?? []).map((extension) =>
    JSON.stringify(extension, (_, value: unknown) =>
      typeof value === 'function' ? value.name : value,
    ),
  );
  return extensions.sort().join('\n');
}

/** The syntax that `parseSource` reads. */
export const sourceSyntax = syntaxOf(processor.data());

/**
 * Parses the text of an MDX file, front matter included, after the rewriting that Docusaurus' MDX
 * loader does first.
 *
 * @throws a VFileMessage with line and column when the text is no valid MDX
 */
export function parseSource(file: string, options: ParseOptions): ParsedSource {
  let text = unwrapMdxCodeBlocks(file);
  if (options.mdx1Compat.headingIds) {
    text = escapeMarkdownHeadingIds(text);
  }
  if (options.mdx1Compat.admonitions) {
    text = admonitionTitleToDirectiveLabel(text, [...admonitionTypes]);
  }
  return {text, tree: processor.parse(text)};
}
