import path from 'node:path';

import type {Root} from 'hast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

import rehypeRawHtml from '../../../../src/plugins/markdown/rawHtml';

/** As MDX marks what the author has written as HTML; other elements are replaced by the theme's. */
const explicit = {_mdxExplicitJsx: true};

/** The elements of a page on a site below `/docs/`, whose `static` has `icon.svg`: `<a.theme href="/guide">`. */
function compile(page: string): string {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkRehype, {passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement']})
    .use(
      () => (tree: Root) => visit(tree, (node) => void Object.assign(node, {data: {...explicit}})),
    )
    .use(rehypeRawHtml, {base: '/docs/', staticDirectories: ['static']});
  const file = new VFile({path: path.resolve('docs/page.mdx'), value: page});
  const written: string[] = [];
  visit(processor.runSync(processor.parse(file), file), (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const isTheme = !(node.data as typeof explicit | undefined)?._mdxExplicitJsx;
      const attributes = node.attributes.map((attribute) =>
        attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
          ? ` ${attribute.name}="${attribute.value}"`
          : ' {…}',
      );
      written.push(`<${node.name}${isTheme ? '.theme' : ''}${attributes.join('')}>`);
    }
  });
  return written.join('');
}

test.each([
  ['<img src="/icon.svg" />', '<img src="/docs/icon.svg">'],
  [
    '<img srcSet="/icon.svg, /icon.svg?a 2x" />',
    '<img srcSet="/docs/icon.svg, /docs/icon.svg?a 2x">',
  ],
  [
    '<source srcset="/icon.svg 1x,  //a.b/c 2x" />',
    '<source srcset="/docs/icon.svg 1x,  //a.b/c 2x">',
  ],
  [
    '<video src="/icon.svg" poster="/icon.svg" />',
    '<video src="/docs/icon.svg" poster="/docs/icon.svg">',
  ],
  ['<object data="/icon.svg" />', '<object data="/docs/icon.svg">'],
  ['<use xlinkHref="/icon.svg#a" />', '<use xlinkHref="/docs/icon.svg#a">'],
  ['<a href="/icon.svg">A</a>', '<a href="/docs/icon.svg">'],
  // The theme's link adds the base, and keeps the language.
  ['<a href="/guide" className={a}>A</a>', '<a.theme href="/guide" {…}>'],
  ['<a href="#b">A</a>', '<a.theme href="#b">'],
  ['<img src="//a.b/c.png" />', '<img src="//a.b/c.png">'],
  ['<a href="https://a.b/">A</a>', '<a href="https://a.b/">'],
  ['<img src={a} />', '<img {…}>'],
  ['<Card src="/icon.svg" />', '<Card src="/icon.svg">'],
])('gives %s the base of the site', (page, written) => {
  expect(compile(page)).toBe(written);
});

test('tells the ids that elements of a page have', () => {
  const page =
    '<span id="one">A</span>, <b id={two}>B</b>\n\n<table><tbody><tr id="three" /></tbody></table>\n\n<Card id="four" />';
  expect(compile(page)).toContain('<Anchors.theme ids="one three">');
  expect(compile('Text')).not.toContain('Anchors');
});
