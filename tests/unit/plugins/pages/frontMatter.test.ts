import {frontMatterProblems} from '../../../../src/plugins/pages/problems';

const problems = (frontmatter: object): string[] =>
  frontMatterProblems({source: 'docs/x.mdx', frontmatter: {...frontmatter}});

test("LY-8 the specification's keys and Docusaurus' own are known", () => {
  const everywhere = {
    ...{title: 2025, titleSuffix: 'S', description: 'D', sidebar: false, date: '2025-05-14'},
    ...{pageType: 'custom', navbar: false, outline: false, footer: false, search: false},
    head: [
      ['meta', {name: 'robots', content: 'noindex'}],
      ['script', {src: '/x.js', async: true}],
    ],
    globalUIComponents: false,
  };
  const ofDocs = {overview: true, overviewHeaders: [2, 3], sidebar_label: 'A', slug: '/a'};
  expect(problems({...everywhere, ...ofDocs})).toEqual([]);
  const authors = ['a', {name: 'A', email: 'a@example.com'}];
  expect(problems({...everywhere, authors, slug: 'a'})).toEqual([]);
  expect(problems({...everywhere, wrapperClassName: 'a'})).toEqual([]);
});

test('LY-8 a key that is not known is named, with those that are', () => {
  expect(problems({pageTyp: 1})).toEqual([
    expect.stringMatching(
      /^docs\/x\.mdx: "pageTyp" is not a known key\. Allowed: .*titleSuffix, .*\. Found: 1$/,
    ),
  ]);
  expect(problems({authors: [{name: 'A', socials: {}}]})).toEqual([
    expect.stringContaining('"authors[0].socials" is not a known key. Allowed: name, '),
  ]);
});

test.each([
  ['pageType', 'landing'],
  ['overview', 'true'],
  ['overviewHeaders', [1]],
  ['overviewHeaders', []],
  ['navbar', 'false'],
  ['sidebar', 'guide'],
  ['titleSuffix', ['x']],
  ['date', 'yesterday'],
  ['head', {meta: {}}],
  ['head', [['body', {}]]],
])('LY-8 %s: %p is refused and named', (key, value) => {
  const [first = '', ...rest] = problems({[key]: value});
  expect(first).toMatch(new RegExp(`^docs/x\\.mdx: "${key}.* Found: `));
  expect(rest).toEqual([]);
});
