import {
  fileProblems,
  frontMatterProblems,
  type FrontMatterSource,
} from '../../../../src/plugins/pages/frontMatter';

function problems(
  frontMatter: Record<string, unknown>,
  kind: FrontMatterSource['kind'] = 'doc',
): string[] {
  return frontMatterProblems({file: 'docs/x.mdx', kind, frontMatter});
}

test('LY-8 every key of the specification is known', () => {
  expect(
    problems({
      title: 'T',
      titleSuffix: 'S',
      description: 'D',
      sidebar: false,
      date: new Date('2025-05-14'),
      overview: true,
      overviewHeaders: [2, 3],
      pageType: 'custom',
      navbar: false,
      outline: false,
      footer: false,
      head: [
        ['meta', {name: 'robots', content: 'noindex'}],
        ['script', {src: '/x.js', async: true}],
      ],
      globalUIComponents: false,
    }),
  ).toEqual([]);
  expect(problems({date: '2025-05-14', title: 2025})).toEqual([]);
  const everywhere = {
    title: 'T',
    titleSuffix: 'S',
    sidebar: false,
    outline: false,
    pageType: '404',
  };
  expect(problems({...everywhere, date: '2025-05-14'}, 'post')).toEqual([]);
  expect(problems({...everywhere, wrapperClassName: 'c', slug: 'a'}, 'page')).toEqual([]);
});

test.each<[FrontMatterSource['kind'], Record<string, unknown>]>([
  ['doc', {id: 'a', slug: '/a', hide_title: true, sidebar_label: 'A', pagination_next: null}],
  ['doc', {displayed_sidebar: null, custom_edit_url: null, toc_max_heading_level: 3, tags: ['a']}],
  [
    'doc',
    {draft: true, unlisted: true, keywords: ['k'], last_update: {date: '2025-01-01'}, image: 'i'},
  ],
  ['post', {slug: 'a', authors: ['a'], tags: [], image: 'i', title_meta: 'A'}],
])("LY-8 Docusaurus' own keys of a %s are known", (kind, frontMatter) => {
  expect(problems(frontMatter, kind)).toEqual([]);
});

test.each([
  ['pageTyp', 'pageType'],
  ['Title', 'title'],
  ['globalUiComponents', 'globalUIComponents'],
  ['sidebarLabel', 'sidebar_label'],
  ['weather', undefined],
])('LY-8 %s is named, with the key that was meant and those that are allowed', (key, meant) => {
  const hint = meant ? ` (did you mean "${meant}"?)` : '';
  const [problem, ...rest] = problems({[key]: 1});
  expect(problem).toContain(`docs/x.mdx: "${key}" is not a known key${hint}. Allowed: `);
  expect(problem).toMatch(/ titleSuffix, .*, globalUIComponents, .*\. Found: 1$/);
  expect(rest).toEqual([]);
});

test('LY-8 a key of another kind of page is not known', () => {
  expect(problems({authors: ['a']})).toHaveLength(1);
  expect(problems({sidebar_position: 1, overview: true}, 'post')).toHaveLength(2);
  expect(problems({overview: true, tags: []}, 'page')).toHaveLength(2);
  const author = {name: 'A', title: 'T', url: 'u'};
  expect(problems({authors: [author, 'b']}, 'post')).toEqual([]);
  expect(problems({authors: [{...author, socials: {}}]}, 'post')).toEqual([
    expect.stringContaining('"authors.0.socials" is not a known key. Allowed: name, title, url'),
  ]);
});

test.each([
  ['title', 'a\u0007'],
  ['description', 'a\0b'],
  ['titleSuffix', 'a\u001B[1m'],
  ['pageType', 'landing'],
  ['overview', 'true'],
  ['overviewHeaders', [1]],
  ['overviewHeaders', [5]],
  ['overviewHeaders', []],
  ['overviewHeaders', 2],
  ['navbar', 'false'],
  ['outline', 0],
  ['footer', 'no'],
  ['globalUIComponents', 0],
  ['sidebar', 3],
  ['sidebar', 'guide'],
  ['titleSuffix', ['x']],
  ['date', 'yesterday'],
  ['head', {meta: {}}],
  ['head', [['meta']]],
  ['head', [['body', {}]]],
  ['head', [{tag: 'meta', attributes: {}}]],
])('LY-8 %s: %p is refused and named', (key, value) => {
  const [first = '', ...rest] = problems({[key]: value});
  expect(first).toMatch(new RegExp(`^docs/x\\.mdx: "${key}.* Found: `));
  expect(rest).toEqual([]);
});

test('CF-1 a file that is no UTF-8 text is named', () => {
  const inChina = Buffer.from([0xb9, 0xb9, 0xbd, 0xa8]);
  for (const bytes of [inChina, Buffer.from('# Build', 'utf16le')]) {
    expect(fileProblems({file: 'docs/x.mdx', bytes, address: 'x'})).toEqual([
      'docs/x.mdx: the file is not text in UTF-8. Save it in that encoding.',
    ]);
  }
});

test.each([
  ['blog/x.mdx', '---\ndate: 2025-02-30\n---\n', '2025-02-30'],
  ['blog/x.mdx', '---\ntitle: T\ndate: "2024-13-45"\n---\n', '2024-13-45'],
  ['blog/2025-04-31-x.mdx', '# X', '2025-04-31'],
])('CF-1 %s with %j: there is no such day', (file, text, day) => {
  expect(fileProblems({file, bytes: Buffer.from(text), address: 'blog/x'})).toEqual([
    `${file}: there is no day ${day}`,
  ]);
});

test.each([
  ['a"><script>1</script>', '"'],
  ['a%zz', '%'],
  ['a%00b', 'U+0000'],
  ['a%3Cb', '<'],
  ['what?', '?'],
  ['a#b', '#'],
  ['a\\b', '\\'],
  ['guide/[a]', '['],
  ['it(1)', '('],
  ['a b', 'U+0020'],
  ['a\u200Bb', 'U+200B'],
  ['a\u00A0b', 'U+00A0'],
  ['100%', '%'],
])('CF-1 the address /%s is refused for its %s', (address, sign) => {
  expect(fileProblems({file: 'docs/x.mdx', bytes: Buffer.from(''), address})).toEqual([
    `docs/x.mdx: the address /${address} has the sign "${sign}", which it cannot have. Give the page a name or slug of letters, digits, "-", "_" and ".".`,
  ]);
});

test.each(['', 'guide/', 'guide/你好', 'guide/%E4%BD%A0', 'v1.0/x_y~z'])(
  'CF-1 the address /%s can be one',
  (address) => {
    expect(fileProblems({file: 'docs/x.mdx', bytes: Buffer.from(''), address})).toEqual([]);
  },
);

test.each(['404', 'guide/x.html', 'sitemap.xml', 'llms.txt', 'guide/x.md'])(
  'CF-1 the address /%s is refused',
  (address) => {
    expect(fileProblems({file: 'docs/x.mdx', bytes: Buffer.from(''), address})).toEqual([
      `docs/x.mdx: the address /${address} belongs to a file of the site, not to a page. Give the page another name or slug.`,
    ]);
  },
);

test.each([
  ['blog/2024-02-29-x.mdx', '---\ndate: 2025-12-31T10:00\n---\ndate: 2025-99-99', 'blog/rslib-1.0'],
  ['docs/guide/x.mdx', '# 构建\n\n2025-13-13', 'guide/404'],
])('CF-1 nothing is wrong with %s', (file, text, address) => {
  expect(fileProblems({file, bytes: Buffer.from(text), address})).toEqual([]);
});

test('LY-8 a control character is named as what it is; ends of lines are none', () => {
  expect(problems({title: 'a\b'})).toEqual([
    expect.stringContaining('docs/x.mdx: "title" has a control character'),
  ]);
  expect(problems({title: 'a\n', description: 'a\r\n\tb'})).toEqual([]);
});
