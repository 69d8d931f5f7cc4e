import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {parseFrontMatter} from '../../../../src/build/pages/parseFrontMatter';

const parse = (fileContent: string) =>
  parseFrontMatter({
    filePath: 'docs/x.md',
    fileContent,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });

test.each([
  ['---\ntitle: A\n---\n\nText'],
  ['---yaml\ntitle: A\n---\n\nText'],
  ['\uFEFF---\r\ntitle: A\r\n---\r\n\r\nText'],
])('reads YAML: %j', async (page) => {
  expect(await parse(page)).toEqual({frontMatter: {title: 'A'}, content: 'Text'});
});

test.each([['Text'], ['----\n\nText'], ['---']])('reads a page without: %j', async (page) => {
  expect((await parse(page)).frontMatter).toEqual({});
});

test.each(['js', 'javascript', ' js ', 'json', 'coffee'])(
  'runs no program, and takes no other language: ---%s',
  async (language) => {
    const page = `---${language}\n{title: (globalThis.hasRun = true)}\n---\n\nText`;

    for (const written of [page, `\uFEFF${page}`, page.replaceAll('\n', '\r\n')]) {
      await expect(parse(written)).rejects.toThrow(`not "---${language.trim()}"`);
    }
    expect(globalThis).not.toHaveProperty('hasRun');
  },
);

test.each([
  ['that holds itself', 'a: &a [*a]'],
  [
    'of aliases of aliases',
    [
      'a0: &a0 [x, x, x, x, x, x, x, x, x]',
      ...Array.from({length: 9}, (_, index) => {
        const alias = `*a${index}`;
        return `a${index + 1}: &a${index + 1} [${Array(9).fill(alias).join(', ')}]`;
      }),
    ].join('\n'),
  ],
])('names a list %s', async (_, matter) => {
  await expect(parse(`---\n${matter}\n---\n`)).rejects.toThrow('more than 10000 values');
});
