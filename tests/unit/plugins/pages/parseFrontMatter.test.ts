import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {parseFrontMatter} from '../../../../src/plugins/pages/parseFrontMatter';

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
