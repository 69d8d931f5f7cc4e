import path from 'node:path';

import type {AllContent, LoadContext, PluginContentLoadedActions} from '@docusaurus/types';

import pageIndex from '../../../../src/plugins/pages';
import type {PageEntry} from '../../../../src/lib/pageData';

const siteDir = path.join(__dirname, 'fixtures');

type Overrides = Record<string, unknown>;

function doc(name: string, overrides: Overrides = {}): Overrides {
  return {
    id: name,
    title: `Title of ${name}`,
    description: 'D',
    source: `@site/docs/${name}.mdx`,
    permalink: `/zh/${name}`,
    frontMatter: {title: 'T', keywords: ['k'], date: new Date(0)},
    unlisted: false,
    lastUpdatedAt: 7,
    ...overrides,
  };
}

function content(docs: Overrides[]): AllContent {
  return {
    'docusaurus-plugin-content-docs': {
      default: {
        loadedVersions: [
          {
            versionName: 'current',
            isLast: true,
            docs,
            sidebars: {
              guide: [
                {
                  type: 'category',
                  label: '开始',
                  link: {type: 'doc', id: 'page'},
                  items: [
                    {type: 'category', label: 'Inner', items: [{type: 'doc', id: 'headings'}]},
                    {type: 'doc', id: 'page'},
                  ],
                },
              ],
            },
          },
        ],
      },
    },
    'docusaurus-plugin-content-blog': {
      default: {
        blogTitle: '博客',
        blogDescription: 'Posts',
        blogPosts: [
          {
            id: 'post',
            metadata: {
              source: '@site/docs/headings.mdx',
              title: 'Post',
              description: 'P',
              permalink: '/zh/blog/post',
              date: new Date('2025-05-14'),
              frontMatter: {},
              unlisted: false,
              lastUpdatedAt: 9,
            },
          },
        ],
      },
    },
    'docusaurus-plugin-content-pages': {
      default: [
        {type: 'jsx', permalink: '/zh/', source: '@site/src/pages/index.tsx'},
        {
          type: 'mdx',
          permalink: '/zh/about',
          source: '@site/src/pages/about.mdx',
          title: 'About',
          frontMatter: {title: 'About', pageType: 'custom'},
          unlisted: false,
        },
      ],
    },
  };
}

async function run(allContent: AllContent) {
  const context = {
    siteDir,
    siteConfig: {
      title: 'Rslib',
      tagline: 'Tagline',
      url: 'https://rslib.rs',
      baseUrl: '/zh/',
      markdown: {anchors: {maintainCase: false}},
    },
    i18n: {currentLocale: 'zh'},
    codeTranslations: {'site.home.head.description': '首页简介', 'site.overview.title': '总览'},
  } as unknown as LoadContext;
  const files: Record<string, string> = {};
  let globalData: unknown;
  const actions: PluginContentLoadedActions = {
    addRoute: () => undefined,
    createData: (name, data) => {
      files[name] = typeof data === 'string' ? data : JSON.stringify(data);
      return Promise.resolve(name);
    },
    setGlobalData: (data) => {
      globalData = data;
    },
  };
  await pageIndex(context).allContentLoaded?.({allContent, actions});
  const pages = JSON.parse(files['pages.json'] ?? '') as Record<string, PageEntry>;
  return {
    globalData,
    pages,
    entries: Object.values(pages),
  };
}

const docs = [doc('headings'), doc('page', {frontMatter: {pageType: 'custom', outline: false}})];

test('HD-5 every page is in the index: home, docs in sidebar order, list, posts, Markdown pages', async () => {
  const {pages} = await run(content(docs));
  expect(Object.values(pages).map(({routePath}) => routePath)).toEqual([
    '/zh/',
    '/zh/page',
    '/zh/headings',
    '/zh/blog/',
    '/zh/blog/post',
    '/zh/about',
  ]);
  for (const page of Object.values(pages)) {
    expect(page).toMatchObject({lang: 'zh', version: '', frontmatter: {}});
    expect(page.toc).toBeInstanceOf(Array);
  }
});

test('HD-1 blog pages carry the feed of their language', async () => {
  const {pages} = await run(content(docs));
  const feed = {url: '/rss/blog-rss-zh.xml', mime: 'application/rss+xml', language: 'zh-CN'};
  const routes = ['/zh/page', '/zh/blog', '/zh/blog/post'];
  expect(routes.map((route) => pages[route]?.feeds)).toEqual([[], [feed], [feed]]);
});

test('entries know the rest: kind, sidebar, dates, source, text', async () => {
  const {entries} = await run(content(docs));
  const [home, page, headings, list, post] = entries;
  expect(home).toMatchObject({kind: 'home', pageType: 'home', markdown: null});
  expect(home).toMatchObject({title: 'Rslib', description: '首页简介'});
  expect(page).toMatchObject({kind: 'doc', pageType: 'custom', sidebarPath: ['开始']});
  expect(headings).toMatchObject({
    sidebarPath: ['开始', 'Inner'],
    lastUpdatedTime: 7,
    date: null,
  });
  expect(list).toMatchObject({kind: 'list', title: '博客', lastUpdatedTime: 9, markdown: null});
  expect(post).toMatchObject({
    kind: 'post',
    sidebarPath: ['博客'],
    date: '2025-05-14T00:00:00.000Z',
  });
});

test('HD-5 pages of another version carry its name', async () => {
  const allContent = content(docs);
  const loaded = allContent['docusaurus-plugin-content-docs']?.default as {
    loadedVersions: object[];
  };
  const old = doc('old', {
    source: '@site/i18n/zh/docusaurus-plugin-content-docs/version-1.0/guide/old.mdx',
  });
  loaded.loadedVersions.push({versionName: '1.0', isLast: false, docs: [old], sidebars: {}});
  const {entries} = await run(allContent);
  expect(entries.find(({title}) => title === 'Title of old')).toMatchObject({
    version: '1.0',
    _relativePath: 'guide/old.mdx',
  });
});

test('HD-6 theme components find the data of every page by its route', async () => {
  const about = {
    title: 'About',
    headingTitle: 'About us',
    routePath: '/zh/about',
    lang: 'zh',
    toc: [{text: 'Who', id: 'who', depth: 2, charIndex: -1}],
    frontmatter: {title: 'About', pageType: 'custom'},
    pageType: 'custom',
    version: '',
    _relativePath: 'about.mdx',
    lastUpdatedTime: null,
  };
  const {pages, globalData} = await run(content(docs));
  expect(pages['/zh/about']).toMatchObject(about);
  expect(pages['/zh']).toMatchObject({title: 'Rslib', pageType: 'home', routePath: '/zh/'});
  expect(pages['/zh/blog/post']).toMatchObject({title: 'Post', lastUpdatedTime: 9});
  const {toc = [], frontmatter} = pages['/zh/headings'] ?? {};
  expect(toc[0]).toEqual({text: 'Plain words', id: 'plain-words', depth: 2, charIndex: -1});
  expect(new Set(toc.map(({depth}) => depth))).toEqual(new Set([2, 3, 4]));
  expect(frontmatter).toMatchObject({title: 'T', keywords: ['k']});
  // Every page loads it.
  expect(globalData).toEqual({outdated: []});
});

test('OV-1 an overview page without a title is called “Overview”, translated', async () => {
  const untitled = doc('page', {title: 'page', frontMatter: {overview: true}});
  const titled = doc('headings', {frontMatter: {overview: true, title: 'T'}});
  const {entries} = await run(content([untitled, titled]));
  expect(entries.map(({title}) => title)).toEqual(
    expect.arrayContaining(['总览', 'Title of headings']),
  );
});

test('RT-16 a page of the type 404 is not listed', async () => {
  const {entries} = await run(content([doc('page', {frontMatter: {pageType: '404'}})]));
  expect(entries.find(({routePath}) => routePath === '/zh/page')).toMatchObject({unlisted: true});
});

test('LY-8 CF-1 wrong front matter stops the build, with every problem of every file', async () => {
  const wrong = [
    doc('headings', {frontMatter: {pageTyp: 'doc', navbar: 'yes'}}),
    doc('page', {frontMatter: {overviewHeaders: [5]}}),
  ];
  const {message} = (await run(content(wrong)).catch((error: Error) => error)) as Error;
  expect(message.split('\n  ')).toEqual([
    'Pages that cannot be built:',
    expect.stringContaining('docs/page.mdx: "overviewHeaders[0]" must be less than'),
    'docs/headings.mdx: "navbar" must be a boolean. Found: "yes"',
    expect.stringContaining('docs/headings.mdx: "pageTyp" is not a known key. Allowed: '),
  ]);
});

test('a title and a description that YAML spreads over lines are of one line', async () => {
  const spread = {title: 'A title\nof two lines\n', description: 'One\n# two\n'};
  const {entries} = await run(content([doc('page', spread)]));
  expect(entries.find(({routePath}) => routePath === '/zh/page')).toMatchObject({
    title: 'A title of two lines',
    description: 'One # two',
  });
});
