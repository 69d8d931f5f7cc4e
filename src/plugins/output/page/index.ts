import fs from 'node:fs/promises';
import path from 'node:path';

import type {Heading, Nodes, Root, RootContent} from 'mdast';

import type {PageRecord, PageSection, TocEntry} from '../../../lib/pageRecord';
import {htmlFile} from '../../../lib/routes';
import {
  remarkCjkFriendly,
  remarkGfm,
  remarkStringify,
  toString,
  unified,
  visit,
} from '../../esmPackages.cjs';
import type {OutputContext} from '..';
import {readArticle} from './readArticle';
import {createConverter} from './toMarkdown';

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

/** List the headings of depth 2 to 4, and their places in the Markdown copy. */
function tocOf(tree: Root, markdown: string): TocEntry[] {
  const toc: TocEntry[] = [];
  let end = 0;
  visit(tree, 'heading', (heading) => {
    const line = write(heading).trim();
    const charIndex = markdown.indexOf(line, end);
    end = charIndex === -1 ? end : charIndex + line.length;
    const text = toString(heading).trim();
    const id = heading.data?.id ?? '';
    const {depth} = heading;
    if (text && id && (depth === 2 || depth === 3 || depth === 4)) {
      toc.push({text, id, depth, charIndex});
    }
  });
  return toc;
}

function plain(node: Nodes): string {
  return toString(node, {includeImageAlt: false}).replaceAll(/\s+/g, ' ').trim();
}

/** Split a page into sections. Text before the first heading becomes one without an id. */
function sectionsOf({children}: Root): PageSection[] {
  let open: Heading[] = [];
  let current: PageSection = {id: null, headings: [], text: '', code: ''};
  const sections = [current];

  function walk(node: RootContent): void {
    if (node.type === 'heading' && node.depth >= 2 && node.depth <= 4) {
      // The ancestors of this heading, and itself.
      open = [...open.filter(({depth}) => depth < node.depth), node];
      current = {id: node.data?.id ?? null, headings: open.map(plain), text: '', code: ''};
      sections.push(current);
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
  return sections.filter(({id, text, code}) => id !== null || text !== '' || code !== '');
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
 * Complete records with what only finished pages contain: outline, sections and Markdown copy. Records of pages made of
 * components stay as they are.
 *
 * @throws Error for a record without a page
 */
export async function finishRecords(
  records: readonly PageRecord[],
  {outDir, baseUrl, siteUrl}: Pick<OutputContext, 'outDir' | 'baseUrl' | 'siteUrl'>,
  messages: Readonly<Record<string, string>>,
): Promise<PageRecord[]> {
  const convert = createConverter({siteUrl, messages});
  return Promise.all(
    records.map(async (record) => {
      const {kind, routePath, title, description} = record;
      const html = await fs.readFile(path.join(outDir, htmlFile(routePath, baseUrl)), 'utf8');
      const article = ['doc', 'post', 'page'].includes(kind) ? readArticle(html) : null;
      if (!article) {
        return record;
      }
      const tree = convert(article.prose, routePath);
      const markdown = write(...headOf(article.title ?? title, description), ...tree.children);
      return {...record, toc: tocOf(tree, markdown), sections: sectionsOf(tree), markdown};
    }),
  );
}
