import path from 'node:path';

import {DefaultAdmonitionOptions} from '@docusaurus/mdx-loader/lib/remark/admonitions';
import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

import refuseMarkup from '../../../../src/plugins/markdown/refuseMarkup';

/** What Docusaurus does before: it names the admonitions that it knows, and puts the title into a header. */
function knowAdmonitions() {
  return (tree: Root): void => {
    visit(tree, 'containerDirective', (node) => {
      if (['note', 'tip'].includes(node.name)) {
        node.data = {hName: 'admonition'};
      }
    });
    const [first] = tree.children;
    if (first?.type === 'heading' && first.depth === 1) {
      tree.children[0] = {
        type: 'mdxJsxFlowElement',
        name: 'header',
        attributes: [],
        children: [first],
      };
    }
  };
}

/** What is said about a page, a line for each fault: `3: text`. */
function faultsOf(page: string, file = 'docs/page.mdx'): string[] {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkDirective)
    .use(knowAdmonitions)
    .use(refuseMarkup);
  const vfile = new VFile({path: path.resolve(file), value: escapeMarkdownHeadingIds(page)});
  try {
    processor.runSync(processor.parse(vfile), vfile);
    return [];
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.replace(`${file}:`, ''));
  }
}

test.each([
  [
    ':::note Title\n\nText\n\n:::',
    '1: ":::note Title" is not an admonition.* Write ":::note\\[Title\\]"',
  ],
  ['Text\n\n::: tip\n\nText\n\n:::', '3: "::: tip" is not .* Write ":::tip"'],
  [':::note [A title]\n\nText\n\n:::', '1: .* Write ":::note\\[A title\\]"'],
  [':::Note\n\nText\n\n:::', '1: ":::Note" is not an admonition. Write ":::note"'],
  [':::hint\n\nText\n\n:::', '1: ":::hint" is not an admonition. Write one of :::note, :::tip'],
  ['::note[Title]', '1: "::note" is not an admonition. Write ":::note"'],
  ['Use :abbr[HTML] here.', '1: ":abbr" with brackets or braces .* write "\\\\:abbr"'],
  ['Text\n\n:::note\n\nText', '3: ":::note" has no end'],
  ['## A {#__a__}', '1: "{#__a__}" cannot be the id'],
  ['## A {#_a}', '1: "{#_a}" cannot be the id'],
  ['## A {#a b}', '1: "{#a b}" cannot be the id'],
  ['## A {#}', '1: "{#}" cannot be the id'],
  ['# One\n\nText\n\n# Two', '5: "# Two" would be a second title'],
  [
    '<Tabs>\n<TabItem value="a">A</TabItem>\n<TabItem value="b">B</TabItem>\n<TabItem value="a">C</TabItem>\n</Tabs>',
    '4: <TabItem value="a">: another tab',
  ],
  ['<Tabs>\n<TabItem label="A">A</TabItem>\n</Tabs>', '2: <TabItem> has no value'],
])('refuses %j, with line and what to write', (page, fault) => {
  const faults = faultsOf(page);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${fault}`));
});

test('refuses a title in a part of a page, which has one already', () => {
  expect(faultsOf('# Title', 'docs/_part.mdx')).toEqual([
    expect.stringMatching(/^1: "# Title" would be a second title/),
  ]);
});

test.each([
  '# Title\n\n:::note[Title]\n\nText\n\n:::',
  '> :::tip\n>\n> Text\n>\n> :::',
  '::::note\n\n:::tip\n\nText\n\n:::\n\n::::',
  'At 12:30 node:fs, `:::note Title`, \\:::note Title and :smile:',
  '```md\n:::note Title\n## A {#_a}\n```',
  '## A {#a-b_c.d:e}\n\n### 标题 {#标题}',
  '<Tabs>\n<TabItem value="a">A</TabItem>\n<TabItem value={x}>B</TabItem>\n<TabItem {...c}>C</TabItem>\n</Tabs>',
])('leaves %j alone', (page) => {
  expect(faultsOf(page)).toEqual([]);
});

test('offers the admonitions of Docusaurus', () => {
  const [fault = ''] = faultsOf(':::hint\n\nText\n\n:::');
  const offered = [...fault.matchAll(/:::(\w+)/g)].slice(1).map(([, kind]) => kind);
  expect(offered.sort()).toEqual([...DefaultAdmonitionOptions.keywords].sort());
});
