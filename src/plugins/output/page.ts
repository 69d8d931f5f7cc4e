import fs from 'node:fs/promises';
import path from 'node:path';

import type {Heading, Nodes, Root, RootContent} from 'mdast';

import type {PageEntry, PageSection, TocEntry} from '../../lib/pageData';
import {htmlFile} from '../../lib/routes';
import {remarkCjkFriendly, remarkGfm, remarkStringify, toString, unified} from '../esmPackages.cjs';
import type {OutputContext} from '.';
import {readArticle} from './article';

const writer = unified()
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    // `_` does not work next to Chinese.
    emphasis: '*',
    listItemIndent: 'one',
    fences: true,
  })
  // Padding costs language models tokens.
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkCjkFriendly)
  .freeze();

const write = (...children: RootContent[]): string => writer.stringify({type: 'root', children});

function plain(node: Nodes): string {
  return toString(node, {includeImageAlt: false}).replaceAll(/\s+/g, ' ').trim();
}

/**
 * Split a page at its headings of depth 2 to 4. Text before the first heading becomes a section without an id.
 *
 * @param markdown of the page, where the outline says at which place each heading is
 */
function outlineOf({children}: Root, markdown: string): Pick<PageEntry, 'toc' | 'sections'> {
  const toc: TocEntry[] = [];
  let open: Heading[] = [];
  let end = 0;
  let current: PageSection = {id: null, headings: [], text: '', code: ''};
  const sections = [current];

  function walk(node: RootContent): void {
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3 || node.depth === 4)) {
      const {depth, data: {id = ''} = {}} = node;
      // The ancestors of this heading, and itself.
      open = [...open.filter((heading) => heading.depth < depth), node];
      current = {id: id || null, headings: open.map(plain), text: '', code: ''};
      sections.push(current);
      const line = write(node).trim();
      const charIndex = markdown.indexOf(line, end);
      end = charIndex === -1 ? end : charIndex + line.length;
      const text = toString(node).trim();
      if (text && id) {
        toc.push({text, id, depth, charIndex});
      }
    } else if (node.type === 'code') {
      current.code += (current.code && '\n') + (node.data?.searched ?? node.value);
    } else if (node.type === 'list' && node.data?.isFacts) {
      current.code += node.children.map((item) => `\n${plain(item)}`).join('');
    } else if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const text = plain(node);
      current.text += (current.text && text && ' ') + text;
    } else if ('children' in node) {
      node.children.forEach(walk);
    }
  }

  children.forEach(walk);
  const isFilled = ({id, text, code}: PageSection) => id !== null || text !== '' || code !== '';
  return {toc, sections: sections.filter(isFilled)};
}

/** Build the title and the description, which are not in the prose. */
function headOf(title: string, description: string): RootContent[] {
  const text = (value: string) => [{type: 'text' as const, value}];
  const summary = {type: 'paragraph' as const, children: text(description)};
  return [
    {type: 'heading', depth: 1, children: text(title)},
    ...(description ? [{type: 'blockquote' as const, children: [summary]}] : []),
  ];
}

/**
 * Complete an entry with what only the finished page contains: outline, sections and Markdown copy. The entry of a page
 * made of components stays as it is.
 *
 * @throws Error if there is no such page
 */
export async function finishEntry(
  entry: PageEntry,
  {outDir, baseUrl, siteUrl}: Pick<OutputContext, 'outDir' | 'baseUrl' | 'siteUrl'>,
): Promise<PageEntry> {
  const {kind, routePath, title, description} = entry;
  const html = await fs.readFile(path.join(outDir, htmlFile(routePath, baseUrl)), 'utf8');
  const isProse = ['doc', 'post', 'page'].includes(kind);
  const article = isProse ? readArticle(html, siteUrl + routePath) : null;
  if (!article) {
    return entry;
  }
  const {tree} = article;
  const markdown = write(...headOf(article.title ?? title, description), ...tree.children);
  return {...entry, ...outlineOf(tree, markdown), markdown};
}
