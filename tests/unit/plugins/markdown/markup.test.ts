import path from 'node:path';

import type {Root} from 'hast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

import rehypeRawHtml from '../../../../src/plugins/markdown/rawHtml';
import refuseMarkup from '../../../../src/plugins/markdown/refuseMarkup';

/** Process a page. @returns the attributes of the elements that it writes as HTML, by name */
function attributesIn(markdown: string): Record<string, unknown[]> {
  const passThrough = ['mdxJsxFlowElement' as const, 'mdxJsxTextElement' as const];
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(refuseMarkup)
    .use(remarkRehype, {passThrough})
    .use(rehypeRawHtml, {base: '/docs/'});
  const file = new VFile({path: path.resolve('docs/page.mdx'), value: markdown});
  const tree: Root = processor.runSync(processor.parse(file), file);
  const found: Record<string, unknown[]> = {};
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      found[node.name ?? ''] = node.attributes.map((one) => one.value);
    }
  });
  return found;
}

test.each([
  [
    ':::note Title\n\nText.\n\n:::',
    'docs/page.mdx:1: This is not an admonition.',
    ':::note[Title]',
  ],
  [
    'Text.\n\n::: tip\n\nText.\n\n:::',
    'docs/page.mdx:3: This is not an admonition.',
    ':::note[Title]',
  ],
  ['## Title \\{#__id}', 'docs/page.mdx:1: "{#__id}" cannot be the id', 'letters and digits'],
  ['## A \\{#a}\n\n## B \\{#a}', 'docs/page.mdx:3: "{#a}" is the id of an earlier', 'another one'],
  [
    '<Tabs>\n<TabItem value="a">1</TabItem>\n<TabItem value="a">2</TabItem>\n</Tabs>',
    'docs/page.mdx:1: Each <TabItem>',
    'a value of its own',
  ],
])('%j would not be shown as it is meant', (markdown, place, advice) => {
  expect(() => attributesIn(markdown)).toThrow(place);
  expect(() => attributesIn(markdown)).toThrow(advice);
});

test('files and pages in HTML are below the base of the site, and ids can be linked to', () => {
  const page =
    '<img src="/img/a.svg" srcset="/a.png 1x, /b.png 2x"/>\n\n<span id="place">A</span>\n\n<video poster="//cdn.example/a.png"></video>';
  expect(attributesIn(page)).toEqual({
    img: ['/docs/img/a.svg', '/docs/a.png 1x, /docs/b.png 2x'],
    span: ['place'],
    video: ['//cdn.example/a.png'],
    Anchors: ['place'],
  });
  // As Docusaurus writes `<details>`.
  expect(attributesIn('<Details id="more">\n\nA\n\n</Details>')).toMatchObject({
    Anchors: ['more'],
  });
});
