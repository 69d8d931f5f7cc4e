/* What the source of a page says before the page is rendered: headings and options. */
import {createSlugger} from '@docusaurus/utils';
import type {Heading, Nodes, Paragraph, Root} from 'mdast';

import {remarkFrontmatter, remarkParse, toString, unified, visit} from '../esmPackages.cjs';
import type {PageOption, TocEntry} from '../../lib/pageData';
import {readOptions} from '../markdown/options';

const parser = unified().use(remarkParse).use(remarkFrontmatter).freeze();

const constructs = ['attention', 'codeText', 'characterEscape', 'characterReference', 'labelEnd'];

/** Leaves inline Markdown as text: parsing it takes two thirds of the time, and only a few lines are needed. */
const blockParser = parser()
  .data('micromarkExtensions', [{disable: {null: constructs}}])
  .freeze();

/** `{#my-id}` or `{/* #my-id *\/}` at the end of a heading. */
const writtenId = /\s*\{(?:\/\*\s*)?#([^\s}]+)[^}]*\}\s*$/;

/** Parses the blocks of a source file. MDX and inline Markdown stay text. */
export const parseSource = (source: string): Root => blockParser.parse(source);

/** Returns the plain text of a heading or a paragraph. */
function textOf(block: Heading | Paragraph): string {
  const source = toString(block);
  const own = block.type === 'heading' ? `# ${source.replaceAll('\n', ' ')}` : source;
  return toString(parser.parse(own), {includeHtml: false});
}

/**
 * Reads the `# Heading` of a source file, if there is one, and the headings of depth 2 to 4 that it writes itself, with
 * the ids that Docusaurus will give them: what overview pages list while pages are being rendered. A wrong id would be a
 * broken anchor, and stop the build.
 */
export function headingsOf(source: Root, maintainCase: boolean) {
  const slugger = createSlugger();
  const toc: TocEntry[] = [];
  let title: string | undefined;
  visit(source, 'heading', (heading, _, parent) => {
    const written = textOf(heading);
    const text = written.replace(writtenId, '').trim();
    const id = writtenId.exec(written)?.[1] ?? slugger.slug(text, {maintainCase});
    if (heading.depth === 1 && parent === source) {
      title ??= text;
    } else if (text && (heading.depth === 2 || heading.depth === 3 || heading.depth === 4)) {
      toc.push({text, id, depth: heading.depth, charIndex: -1});
    }
  });
  return {title, toc};
}

const firstSentence = (text: string): string =>
  (/^.+?(?:(?<!\b[a-z]\.[a-z])[.:](?=\s|$)|[。：])/su.exec(text)?.[0] ?? text)
    .replaceAll(/\s+/g, ' ')
    .replace(/:$/, '.')
    .replace(/：$/, '。');

/** The options of a table, which is a paragraph where nothing knows tables: `| output.charset | Escapes … |`. */
function rowsOf(table: string, owner: string): Pick<PageOption, 'name' | 'description'>[] {
  const [, , ...rows] = table.split('\n').map((row) => row.split('|').slice(1, -1));
  return rows.map(([name = '', ...cells]) => ({
    name: owner + name.trim(),
    description: cells.at(-1)?.trim() ?? '',
  }));
}

/** Lists the options that `<Option>` and the tables in `<Options>` of a page show, with the first sentence about each. */
function namesIn({children}: Root): Pick<PageOption, 'name' | 'id' | 'description'>[] {
  let id = '';
  return children.flatMap((node, at) => {
    const next = children[at + 1];
    if (node.type === 'heading') {
      id = writtenId.exec(textOf(node))?.[1] ?? '';
    }
    const first: Nodes | undefined = node.type === 'paragraph' ? node.children[0] : node;
    const tag = first?.type === 'html' ? first.value : '';
    const name = /^<Option name="([^"]+)"/.exec(tag)?.[1];
    const table = /^<Options(?: of="([^"]+)")?>/.exec(tag);
    if (name === undefined && !table) {
      return [];
    }
    const text = next?.type === 'paragraph' ? textOf(next) : '';
    const owner = table?.[1] ? `${table[1]}.` : '';
    return name === undefined
      ? rowsOf(text, owner).map((row) => ({...row, id}))
      : [{name, id, description: firstSentence(text)}];
  });
}

/**
 * Lists the options that a page of the docs documents, in its order; undefined where there are none.
 *
 * @param file path from the site's root
 */
export function optionsOf(source: Root, file: string, siteDir: string): PageOption[] | undefined {
  const names = namesIn(source);
  if (names.length === 0) {
    return undefined;
  }
  const options = readOptions(siteDir, file);
  return names.map((one) => ({
    ...one,
    type: options[one.name]?.type.replaceAll(/\s+/g, ' ') ?? '',
    default: options[one.name]?.default ?? [],
  }));
}
