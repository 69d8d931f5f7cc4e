import path from 'node:path';

import type {Element, Root, RootContent} from 'hast';
import type {Code, Root as MarkdownRoot} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

import rehypeCodeBlock, {
  type CodeBlockOptions,
} from '../../../../../src/plugins/markdown/codeBlock';

/** Docusaurus hands a fence's meta over like this (mdx-loader, codeCompatPlugin). */
function keepMeta() {
  return (tree: MarkdownRoot): void =>
    visit(tree, 'code', (node: Code) => {
      // cspell:disable-next-line
      node.data = {hProperties: {metastring: node.meta ?? undefined}};
    });
}

/** Puts a page through the steps that the build has round this plugin. */
function transform(markdown: string, options?: CodeBlockOptions): Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(keepMeta)
    .use(remarkRehype, {passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement']})
    .use(rehypeCodeBlock, options);
  const file = new VFile({path: path.resolve('docs/guide/page.mdx')});
  return processor.runSync(processor.parse(markdown), file);
}

function blocksIn(tree: Root): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'CodeBlock') {
      found.push(
        Object.fromEntries(
          node.attributes.map((attribute) =>
            attribute.type === 'mdxJsxAttribute'
              ? [attribute.name, attribute.value ?? true]
              : ['spread', attribute.value],
          ),
        ),
      );
    }
  });
  return found;
}

function elementsIn(tree: Root, tagName: string): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (node: Element) => {
    if (node.tagName === tagName) {
      found.push(node);
    }
  });
  return found;
}

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``;

describe('rehypeCodeBlock', () => {
  it('tells a listing of files with sizes from one without', () => {
    const tree = 'text title="dist" expect="tree"';
    const page = [fence(tree, 'dist/a.js   9'), fence(tree, 'dist/a.js'), fence('text', 'a 9')];

    expect(blocksIn(transform(page.join('\n\n'))).map(({sizes}) => sizes)).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });

  it('turns a fence into a finished CodeBlock', () => {
    const tree = transform(fence('ts title="a.ts" {2} showLineNumbers wrap', 'a\nb'));

    expect(blocksIn(tree)).toEqual([
      {
        language: 'ts',
        title: 'a.ts',
        html: '<span class="line">a\n</span><span class="line highlight">b</span>',
        lineNumbers: true,
        wrap: true,
      },
    ]);
    expect(elementsIn(tree, 'pre')).toEqual([]);
  });

  it('PC-5 asks for neither numbers nor wrap unless the fence does', () => {
    expect(blocksIn(transform(fence('ts', 'a')))).toEqual([{language: 'ts', html: 'a'}]);
  });

  it('calls a fence without a language text', () => {
    expect(blocksIn(transform(fence('', 'a < b')))).toEqual([{language: 'text', html: 'a &lt; b'}]);
  });

  it('gives an empty fence an empty block', () => {
    expect(blocksIn(transform('```ts\n```'))).toEqual([{language: 'ts', html: ''}]);
  });

  it('keeps blank lines at the end of a fence, less the one that closes it', () => {
    expect(blocksIn(transform(fence('text', 'a\n\n')))).toEqual([
      {language: 'text', html: 'a\n\n'},
    ]);
  });

  it('reads a page with CRLF line ends like one with LF', () => {
    const page = fence('ts title="a.ts"', '// highlight-next-line\nconst a = 1;\n\nconst b = 2;');

    expect(blocksIn(transform(page.replaceAll('\n', '\r\n')))).toEqual(blocksIn(transform(page)));
  });

  it('finds fences in lists, quotes, tabs and in tabs in lists', () => {
    const tree = transform(
      [
        `- item\n\n  ${fence('js', 'inList').replaceAll('\n', '\n  ')}`,
        `> ${fence('js', 'inQuote').replaceAll('\n', '\n> ')}`,
        `<Tabs>\n<TabItem value="a">\n\n${fence('js', 'inTab')}\n\n</TabItem>\n</Tabs>`,
        `1. step\n\n   <Tabs>\n   <TabItem value="a">\n\n   ${fence('js', 'deep').replaceAll('\n', '\n   ')}\n\n   </TabItem>\n   </Tabs>`,
      ].join('\n\n'),
    );

    expect(blocksIn(tree).map(({html}) => html)).toEqual(['inList', 'inQuote', 'inTab', 'deep']);
    expect(elementsIn(tree, 'li')).toHaveLength(2);
  });

  it('leaves inline code and a hand-written pre alone', () => {
    const pre: RootContent = {
      type: 'element',
      tagName: 'pre',
      properties: {},
      children: [{type: 'text', value: 'art'}],
    };
    const tree: Root = {type: 'root', children: [pre]};
    rehypeCodeBlock()(tree, new VFile());

    expect(tree.children).toEqual([pre]);
    const prose = transform('Run `rslib build`.');
    expect(elementsIn(prose, 'code')).toHaveLength(1);
    expect(blocksIn(prose)).toEqual([]);
  });

  it('reads marks out of the sample', () => {
    const [block] = blocksIn(transform(fence('text', '// diff-add\nnew\nold')));

    expect(block?.html).toBe('<span class="line add">new\n</span>old');
  });

  it('stops the build at a language that nobody knows, with file and line', () => {
    expect(() => transform(`Words.\n\n${fence('javscript', 'a')}`)).toThrow(
      /^docs\/guide\/page\.mdx:3: The highlighter has no language "javscript"\. Correct it, or write a similar one/,
    );
  });

  it.each([
    ['rb', 'Add "ruby" to themeConfig.prism.additionalLanguages'],
    ['mdx', undefined],
    ['astro', undefined],
  ])('says what to do about a fence of %s', (info, text) => {
    const run = () => transform(fence(info, 'a'));
    if (text) {
      expect(run).toThrow(text);
    } else {
      expect(run).not.toThrow();
    }
  });

  it.each([
    ['ts title="b.ts', 'title="b.ts'],
    ['ts title=“b.ts”', 'title=“b.ts”'],
    ['ts Title="b.ts"', 'Title='],
    ['ts lineNumbers', 'lineNumbers'],
    ['ts show-line-numbers', 'show-line-numbers'],
    ['ts {a-b}', '{a-b}'],
  ])('stops the build at what is almost markup: %s', (info, word) => {
    expect(() => transform(`Words.\n\n${fence(info, 'a')}`)).toThrow(
      `docs/guide/page.mdx:3: "${word}`,
    );
  });

  it('stops the build at a live sample, with file and line', () => {
    expect(() => transform(`Words.\n\n${fence('jsx live', 'a')}`)).toThrow(
      /^docs\/guide\/page\.mdx:3: A live sample needs .*client component/,
    );
  });

  it('stops the build at a first line number, with file and line', () => {
    expect(() => transform(fence('js showLineNumbers=10', 'a'))).toThrow(
      /^docs\/guide\/page\.mdx:1: "showLineNumbers=10": .* numbered from 1\. Write "showLineNumbers"/,
    );
  });

  it('colours the languages that a site adds, and stops at one that Prism does not have', () => {
    const [block] = blocksIn(transform(fence('nix', 'a = "b";'), {additionalLanguages: ['nix']}));
    expect(block?.html).toContain('<span class="s">"b"</span>');
    expect(() => transform('', {additionalLanguages: ['nixx']})).toThrow('no language "nixx"');
  });
});
