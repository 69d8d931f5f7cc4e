/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';

import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import type {PageEntry} from '../../src/lib/pageData';
import {locales, type Locale} from '../../src/config/locales';
import {htmlFile, localeBase, markdownPath} from '../../src/lib/routes';

const root = path.resolve(__dirname, '../..');
const buildDir = path.resolve(root, process.env.BUILD_DIR ?? 'build');

/** The pages of the version that readers get first: others are made alike, and each would take as long again. */
function entriesOf(locale: Locale): PageEntry[] {
  const file = path.join(root, '.docusaurus/page-index/default', `entries.${locale}.json`);
  const entries = JSON.parse(fs.readFileSync(file, 'utf8')) as PageEntry[];
  return entries.filter(({version}) => version === '');
}

function articleOf({routePath, lang}: PageEntry): Element {
  const base = localeBase(lang);
  const file = path.join(buildDir, lang === 'en' ? '' : lang, htmlFile(routePath, base));
  // Most of a page are the frame and the colours of samples, which have no say here, and take as long as all the rest.
  const [main = ''] = /<main\b[^]*<\/main>/.exec(fs.readFileSync(file, 'utf8')) ?? [];
  const plain = main.replaceAll(/<pre\b[^]*?<\/pre>/g, (sample) =>
    sample.replaceAll(/<\/?span\b[^>]*>/g, ''),
  );
  const page = new DOMParser().parseFromString(plain, 'text/html');
  const article = page.querySelector('main article');
  if (!article) {
    throw new Error(`${file} has no article`);
  }
  // Remove elements that the theme adds to the prose.
  article
    .querySelectorAll('footer, nav, header :not(h1), [data-overview]')
    .forEach((added) => added.remove());
  return article;
}

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).freeze();

const parse = (markdown: string): Root => processor.parse(markdown);

/** Text without spaces, which HTML and Markdown put in different places. */
function squash(text: string): string {
  return text.replaceAll(/[\s\u200b]+/g, '');
}

function textsOf(tree: Root, type: Nodes['type']): string[] {
  const texts: string[] = [];
  visit(tree, type, (node) => {
    texts.push(squash(toString(node, {includeImageAlt: false})));
  });
  return texts;
}

/** What is not part of the page's text: the translation notice, and forms. */
const aside = 'p[data-print=hidden], form';

function htmlTexts(article: Element, selector: string): string[] {
  return [...article.querySelectorAll(selector)]
    .filter((element) => !element.closest(aside))
    .map(({textContent}) => squash(textContent ?? ''));
}

describe.each([...locales])('%s', (locale) => {
  const pages = entriesOf(locale).filter(({markdown}) => markdown !== null);

  describe.each(pages.map((entry) => [entry.routePath, entry] as const))('%s', (route, entry) => {
    const markdown = entry.markdown ?? '';
    // Parsed once for all tests of a page, and not kept for those of the next.
    let article: Element;
    let tree: Root;
    beforeAll(() => {
      article = articleOf(entry);
      tree = parse(markdown);
    });
    afterAll(() => {
      article = document.body;
      tree = parse('');
    });

    test('HD-5 the outline has the ids of the page', () => {
      const ids = [...article.querySelectorAll('h2[id], h3[id], h4[id]')].map(({id}) => id);
      expect(entry.toc.map(({id}) => id)).toEqual(ids);
    });

    test('HD-5 charIndex points at the heading', () => {
      for (const {charIndex, depth, text} of entry.toc) {
        if (charIndex !== -1) {
          const line = markdown.slice(charIndex).split('\n')[0] ?? '';
          expect(line.startsWith(`${'#'.repeat(depth)} `)).toBe(true);
          expect(textsOf(parse(line), 'heading')).toEqual([squash(text)]);
        }
      }
    });

    test('HD-3 the copy is published as the index has it', () => {
      expect(fs.readFileSync(path.join(buildDir, markdownPath(route)), 'utf8')).toBe(markdown);
    });

    test('HD-3 code, rows, tabs and words are in the copy', () => {
      // The package managers' commands stand in one fence.
      const code = textsOf(tree, 'code').join('\n');
      for (const sample of htmlTexts(article, 'pre code')) {
        expect(code).toContain(sample);
      }
      expect(textsOf(tree, 'tableRow')).toEqual(expect.arrayContaining(htmlTexts(article, 'tr')));
      expect(textsOf(tree, 'strong')).toEqual(
        expect.arrayContaining(
          htmlTexts(article, '[data-tabs]:not([data-tabs=npm2yarn]) [role=tab], summary'),
        ),
      );
      const words = squash(toString(tree, {includeImageAlt: false}));
      for (const text of htmlTexts(article, 'p, h1, h2, h3, h4, h5, h6')) {
        expect(words).toContain(text);
      }
    });

    test('HD-3 no import, no element, no id is left in the copy', () => {
      expect(textsOf(tree, 'html')).toEqual([]);
      for (const text of textsOf(tree, 'paragraph')) {
        expect(text).not.toMatch(/^import.*from['"][^'"]+['"];?$|^export(?:const|default)/);
        expect(text).not.toMatch(/^:::|\{#[\w-]+\}$|\{\/\*/);
      }
    });
  });

  test('RT-14 fragments have no page', () => {
    const shared = entriesOf(locale).filter(({routePath}) => routePath.includes('/shared/'));
    expect(shared).toEqual([]);
  });
});
