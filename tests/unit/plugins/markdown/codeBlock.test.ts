/** @jest-environment jsdom */
import path from 'node:path';

import fc from 'fast-check';
import type {Root} from 'hast';
import type {Code, Root as MarkdownRoot} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';

import rehypeCodeBlock, {type CodeBlockOptions} from '../../../../src/plugins/markdown/codeBlock';
import {highlightToHtml} from '../../../../src/plugins/markdown/codeBlock/highlight';

/** Docusaurus hands a fence's meta over like this (mdx-loader, codeCompatPlugin). */
function keepMeta() {
  return (tree: MarkdownRoot): void =>
    visit(tree, 'code', (node: Code) => {
      // cspell:disable-next-line
      node.data = {hProperties: {metastring: node.meta ?? undefined}};
    });
}

/** The props of the samples of a page. */
function blocksOf(markdown: string, options?: CodeBlockOptions): Record<string, unknown>[] {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(keepMeta)
    .use(remarkRehype, {passThrough: ['mdxJsxFlowElement']})
    .use(rehypeCodeBlock, options);
  const file = new VFile({path: path.resolve('docs/guide/page.mdx')});
  const tree: Root = processor.runSync(processor.parse(markdown), file);
  const found: Record<string, unknown>[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'CodeBlock') {
      const props = node.attributes.flatMap((one) =>
        one.type === 'mdxJsxAttribute' ? [[one.name, one.value ?? true] as const] : [],
      );
      found.push(Object.fromEntries(props));
    }
  });
  return found;
}

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\``;

test('PC-5 a fence becomes a sample with what it asks for, by default neither numbers nor wrap', () => {
  expect(blocksOf(fence('ts title="a b.ts" {2} showLineNumbers wrap', 'a\nb'))).toEqual([
    {
      language: 'ts',
      title: 'a b.ts',
      html: '<span class="line">a\n</span><span class="line highlight">b</span>',
      lineNumbers: true,
      wrap: true,
    },
  ]);
  expect(blocksOf(fence('', 'a < b\n\n'))).toEqual([{language: 'text', html: 'a &lt; b\n\n'}]);
  expect(blocksOf('```ts\n```')).toEqual([{language: 'ts', html: ''}]);
  // Words in a title are not options.
  expect(blocksOf(fence('ts title="{1} wrap"', 'a'))).toEqual([
    {language: 'ts', title: '{1} wrap', html: 'a'},
  ]);
});

test('magic comments mark lines', () => {
  const code = 'a\n// highlight-next-line\nb\n/* highlight-start */\nc\n/* highlight-end */\nd';
  expect(blocksOf(fence('text', code))).toEqual([
    {
      language: 'text',
      html: 'a\n<span class="line highlight">b\n</span><span class="line highlight">c\n</span>d',
    },
  ]);
});

test('what a fence cannot have is refused with file and line', () => {
  expect(() => blocksOf(`Text.\n\n${fence('js live', 'a')}`)).toThrow(
    'docs/guide/page.mdx:3: "live" is not supported for samples.',
  );
});

test('PC-5 a site can turn numbers and wrap on, and a fence can turn them off', () => {
  const options = {showLineNumbers: true, defaultWrapCode: true};
  const page = [fence('ts', 'a'), fence('ts showLineNumbers=false wrap=false', 'a')].join('\n\n');
  expect(blocksOf(page, options).map(({lineNumbers, wrap}) => [lineNumbers, wrap])).toEqual([
    [true, true],
    [undefined, undefined],
  ]);
});

test('a listing of files says that its numbers are sizes', () => {
  const tree = 'text title="dist" expect="tree"';
  const page = [fence(tree, 'dist/a.js   9'), fence(tree, 'dist/a.js'), fence('text', 'a 9')];
  expect(blocksOf(page.join('\n\n')).map(({sizes}) => sizes)).toEqual([true, undefined, undefined]);
});

test('samples are found in lists and tabs', () => {
  const deep = fence('js', 'deep').replaceAll('\n', '\n   ');
  const page = `1. step\n\n   <Tabs>\n   <TabItem value="a">\n\n   ${deep}\n\n   </TabItem>\n   </Tabs>`;
  expect(blocksOf(page).map(({html}) => html)).toEqual(['deep']);
});

test('a language that cannot be highlighted stops the build, with file and line', () => {
  expect(() => blocksOf(`Words.\n\n${fence('javscript', 'a')}`)).toThrow(
    /^docs\/guide\/page\.mdx:3: Samples in "javscript" cannot be highlighted\./,
  );
  const [added] = blocksOf(fence('nix', 'a = "b";'), {additionalLanguages: ['nix']});
  expect(added?.html).toContain('<span class="s">"b"</span>');
});

/** The `code` element of a sample, as the browser reads its HTML. */
function render(source: string, language: string): HTMLElement {
  const code = document.createElement('code');
  code.innerHTML = highlightToHtml(source, language);
  return code;
}

test('the text of a sample stays as it is, whatever is typed', () => {
  const languages = ['bash', 'ts', 'tsx', 'json5', 'diff', 'yaml', 'css', 'vue', 'md', 'text'];
  const line = fc.string({
    unit: fc.constantFrom(...'ab <>&"\'`${}()/*#\\\t中-+=;'),
    maxLength: 20,
  });
  const text = fc.array(line, {maxLength: 5}).map((list) => list.join('\n'));
  fc.assert(
    fc.property(text, fc.constantFrom(...languages), (source, language) => {
      expect(render(source, language).textContent).toBe(source);
    }),
    {numRuns: 200},
  );
  expect(render('&lt;b&gt; <img src=x>', 'html').textContent).toBe('&lt;b&gt; <img src=x>');
  expect(render('a;\r\nb;', 'ts').textContent).toBe('a;\nb;');
});

test.each([
  ['ts', `export const id = 'a'; // why`, {k: 'export', s: `'a'`, c: '// why'}],
  ['mts', 'type A = string;', {k: 'type'}],
  ['sh', 'if true; then echo "a"; fi', {k: 'if'}],
  ['jsonc', '{"a": 1} // b', {c: '// b'}],
  ['scss', '@mixin box($size) { width: $size; }', {k: '@mixin'}],
  ['less', '@size: 1px; .a { width: @size; }', {v: '@size'}],
  ['docker', 'FROM node:22', {k: 'FROM'}],
  ['ini', 'name = value', {p: 'name'}],
  ['vue', '<script>const a = 1</script>', {k: 'const'}],
  ['svelte', '<style>a { color: red }</style>', {p: 'color'}],
])('a sample in %s is coloured: %s', (language, source, expected) => {
  const code = render(source, language);
  for (const [kind, word] of Object.entries(expected)) {
    const words = [...code.querySelectorAll(`.${kind}`)].map(({textContent}) => textContent);
    expect(words).toContain(word);
  }
});

test.each(['text', 'csv'])('a sample in %s stays plain', (language) => {
  expect(render('const a = <b>;\n\nc', language).children).toHaveLength(0);
});
