import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';

import {remarkFrontmatter, remarkParse, toString, unified, visit} from '../esmPackages.cjs';
import type {TocEntry} from '../../lib/pageRecord';

const processor = unified().use(remarkParse).use(remarkFrontmatter).freeze();

/** `{#my-id}` or `{/* #my-id *\/}` at the end of a heading. */
export const writtenId = /\s*\{(?:\/\*\s*)?#([^\s}]+)[^}]*\}\s*$/;

/** Parses the Markdown of a source file. What only MDX knows stays text. */
export const parseSource = (source: string): Root => processor.parse(source);

/**
 * Lists the headings of depth 2 to 4 that a source file writes itself, with the ids that Docusaurus will give them:
 * what overview pages list while pages are being rendered. A wrong id would be a broken anchor, and stop the build.
 */
export function headingsOf(source: Root, maintainCase: boolean): TocEntry[] {
  const slugger = createSlugger();
  const toc: TocEntry[] = [];
  visit(source, 'heading', (heading) => {
    const written = toString(heading, {includeHtml: false});
    const text = written.replace(writtenId, '').trim();
    const id = writtenId.exec(written)?.[1] ?? slugger.slug(text, {maintainCase});
    if (text && (heading.depth === 2 || heading.depth === 3 || heading.depth === 4)) {
      toc.push({text, id, depth: heading.depth, charIndex: -1});
    }
  });
  return toc;
}

/** The `# Heading` of a source file; undefined where it has none. */
export function titleHeadingOf(source: Root): string | undefined {
  const heading = source.children.find((node) => node.type === 'heading' && node.depth === 1);
  return heading && toString(heading, {includeHtml: false}).replace(writtenId, '').trim();
}
