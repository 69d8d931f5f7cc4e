/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';

import fc from 'fast-check';

import {highlightToHtml} from '../../../../../src/plugins/markdown/codeBlock/highlight';
import type {LineMark} from '../../../../../src/plugins/markdown/codeBlock/markedLines';

interface Options {
  marks?: [number, LineMark][];
  everyLine?: boolean;
}

/** The `code` element of a sample, as the browser reads its HTML. */
function render(source: string, language: string, options: Options = {}): HTMLElement {
  const {marks = [], everyLine = false} = options;
  const code = document.createElement('code');
  code.innerHTML = highlightToHtml({code: source, marks: new Map(marks)}, language, everyLine);
  return code;
}

const textsOf = (code: HTMLElement, selector: string): (string | null)[] =>
  [...code.querySelectorAll(selector)].map((element) => element.textContent);

const contentRoots = ['docs', 'blog', 'i18n'].map((folder) =>
  path.join(__dirname, '../../../../..', folder),
);

/** Every fence of the site's pages, cut out without a parser of Markdown. */
function siteFences(): {language: string; source: string}[] {
  return contentRoots
    .flatMap((root) =>
      fs
        .readdirSync(root, {recursive: true, encoding: 'utf8'})
        .map((file) => path.join(root, file)),
    )
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => [
      ...fs.readFileSync(file, 'utf8').matchAll(/^ *```(\S+)[^\n]*\n(.*?)\n *```$/gms),
    ])
    .map(([, language = '', source = '']) => ({language, source}));
}

const spoken = [
  'bash',
  'sh',
  'shell',
  'console',
  'ts',
  'tsx',
  'js',
  'jsx',
  'mjs',
  'cjs',
  'mts',
  'cts',
  'json',
  'json5',
  'jsonc',
  'diff',
  'toml',
  'yaml',
  'css',
  'scss',
  'less',
  'html',
  'vue',
  'svelte',
  'md',
  'text',
  'txt',
  'plain',
  'no-such-language',
];

const samples = [
  `import type {A} from "./a";\nexport const x = <T,>(a: T) => \`1 < \${a} && 2 > 1\`;\n\n// end`,
  `<template>\n  <p class="a">&amp; &lt;b&gt;</p>\n</template>\n<style>\n.a > .b { color: #fff }\n</style>`,
  `$ npx rslib build && echo "done" > log.txt\n\n  indented\ttab\n# comment`,
  `{\n  // comment\n  "a": [1, true, null],\n\n\n  b: 'c',\n}`,
  `+ added\n- removed\n@@ -1 +1 @@\n  same <b>`,
  ' ',
  '\n',
  '\n\nafter two empty lines',
  'trailing spaces   \n\t\n',
];

describe('highlightToHtml', () => {
  it.each(spoken)('keeps the text of a %s sample as it is', (language) => {
    for (const source of samples) {
      expect(render(source, language).textContent).toBe(source);
    }
  });

  it('keeps the text of every sample on the site', () => {
    const fences = siteFences();
    expect(fences.length).toBeGreaterThan(20);

    for (const {language, source} of fences) {
      expect(render(source, language).textContent).toBe(source);
    }
  });

  it('keeps the text of anything that can be typed', () => {
    const line = fc.string({
      unit: fc.constantFrom(...'ab <>&"\'`${}()/*#\\\t中-+=;'),
      maxLength: 20,
    });
    const text = fc.array(line, {maxLength: 5}).map((list) => list.join('\n'));

    fc.assert(
      fc.property(text, fc.constantFrom(...spoken), (source, language) => {
        expect(render(source, language).textContent).toBe(source);
      }),
      {numRuns: 200},
    );
  });

  it('escapes what HTML would read as markup', () => {
    const code = render('<img src=x onerror=alert(1)> & </code>', 'text');

    expect(code.children).toHaveLength(0);
    expect(code.textContent).toBe('<img src=x onerror=alert(1)> & </code>');
    expect(highlightToHtml({code: 'a < b && c > d', marks: new Map()}, 'js', false)).not.toMatch(
      /&&|< | >/,
    );
  });

  it('does not decode entities that the sample spells', () => {
    expect(render('&lt;b&gt; &amp;amp;', 'html').textContent).toBe('&lt;b&gt; &amp;amp;');
  });

  it('marks tokens with the palette’s classes', () => {
    const code = render(`export const id: string = 'a'; // why`, 'ts');

    expect(textsOf(code, '.k')).toEqual(expect.arrayContaining(['export', 'const']));
    expect(textsOf(code, '.s')).toEqual([`'a'`]);
    expect(textsOf(code, '.c')).toEqual(['// why']);
  });

  it.each([
    ['sh', 'bash', 'if true; then echo "a"; fi'],
    ['mts', 'ts', 'type A = string;'],
    ['cjs', 'js', 'module.exports = {};'],
    ['jsonc', 'json5', '{"a": 1} // b'],
    ['vue', 'html', '<p id="a">b</p>'],
  ])('colours %s like %s', (alias, language, source) => {
    const html = render(source, alias).innerHTML;

    expect(html).toContain('<span');
    expect(html).toBe(render(source, language).innerHTML);
  });

  it.each([
    ['scss', '@mixin box($size) { width: $size; }', 'k', '@mixin'],
    ['less', '@size: 1px; .a { width: @size; }', 'v', '@size'],
    ['sass', '$size: 1px', 'v', '$size'],
    ['stylus', 'size = 1px', 'v', 'size'],
    ['docker', 'FROM node:22', 'k', 'FROM'],
    ['ini', 'name = value', 'p', 'name'],
    ['vue', '<script>const a = 1</script>', 'k', 'const'],
    ['svelte', '<style>a { color: red }</style>', 'p', 'color'],
  ])('knows what %s adds to other languages', (language, source, kind, word) => {
    const tokens = [...render(source, language).querySelectorAll(`.${kind}`)];
    expect(tokens.map(({textContent}) => textContent)).toContain(word);
  });

  it.each(['toml', 'diff', 'json5', 'bash'])('knows the added language %s', (language) => {
    const source = '# a\n+ "b" = 1\n- { c: true }';

    expect(render(source, language).querySelector('span')).not.toBeNull();
  });

  it.each([
    'no-such-language',
    '',
    'text',
    'csv',
    'extend',
    'constructor',
    '__proto__',
    'toString',
  ])('leaves a sample in %j plain', (language) => {
    const code = render('const a = <b>;\n\nc', language);

    expect(code.children).toHaveLength(0);
    expect(code.textContent).toBe('const a = <b>;\n\nc');
  });

  it('wraps marked lines, and only those', () => {
    const code = render('a\nb\nc', 'text', {marks: [[1, 'add']]});

    expect(code.innerHTML).toBe('a\n<span class="line add">b\n</span>c');
  });

  it('PC-5 wraps every line when lines are numbered, marked or not', () => {
    const code = render('a\n\nb = 1', 'js', {marks: [[2, 'highlight']], everyLine: true});

    expect([...code.children].map((line) => line.className)).toEqual([
      'line',
      'line',
      'line highlight',
    ]);
  });

  it.each<Options>([{everyLine: true}, {marks: [[1, 'highlight']]}])(
    'keeps the text when the last line is wrapped (%j)',
    (options) => {
      expect(render('a\nb', 'text', options).textContent).toBe('a\nb');
    },
  );

  const withoutTags = (html: string): string => html.replaceAll(/<[^>]+>/g, '');
  const crlf = {code: 'a;\r\nb;', marks: new Map<number, LineMark>()};

  it.each(['ts', 'text'])('writes CRLF line ends of a %s sample as LF', (language) => {
    expect(withoutTags(highlightToHtml(crlf, language, false))).toBe('a;\nb;');
  });

  it('writes CRLF line ends of an unknown language as LF', () => {
    expect(withoutTags(highlightToHtml(crlf, 'no-such-language', false))).toBe('a;\nb;');
  });

  it.each(['ts', 'text', ''])('gives nothing for an empty %j sample', (language) => {
    expect(highlightToHtml({code: '', marks: new Map()}, language, false)).toBe('');
  });
});
