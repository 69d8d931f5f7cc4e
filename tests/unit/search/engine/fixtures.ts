import type {PageRecord, PageSection} from '../../../../src/lib/pageRecord';
import {buildSearchIndex} from '../../../../src/search/engine/buildIndex';
import type {GlossaryEntry} from '../../../../src/search/engine/glossary';
import {loadIndex, type LoadedIndex} from '../../../../src/search/engine/loadedIndex';
import type {Locale} from '../../../../src/config/locales';

export function section(
  id: string | null,
  headings: string[],
  text: string,
  code = '',
): PageSection {
  return {id, headings, text, code};
}

export function page(
  lang: Locale,
  path: string,
  title: string,
  sidebarPath: string[],
  sections: PageSection[],
  extra: Partial<PageRecord> = {},
): PageRecord {
  return {
    title,
    headingTitle: title,
    routePath: lang === 'en' ? path : `/${lang}${path}`,
    lang,
    toc: [],
    frontmatter: {},
    version: '',
    source: `docs${path}.mdx`,
    _relativePath: `${path.slice(1)}.mdx`,
    feeds: [],
    kind: 'doc',
    pageType: 'doc',
    description: `About ${title}.`,
    sidebarPath,
    messages: [],
    date: null,
    lastUpdatedTime: null,
    sections,
    markdown: null,
    unlisted: false,
    ...extra,
  };
}

const glossary = page(
  'en',
  '/guide/start/glossary',
  'Glossary',
  ['Start'],
  [
    section(null, [], 'Words that this documentation uses in a fixed sense.'),
    section(
      'bundleless',
      ['Bundleless'],
      'One output file for each source file, with the imports between them kept. Packages stay external.',
    ),
    section(
      'bundle',
      ['Bundle'],
      'One file for each entry, with what it imports from your own source.',
    ),
    section(
      'tree-shaking',
      ['Bundle', 'Tree shaking'],
      'Removes exports that nobody imports, café au lait included.',
    ),
  ],
);

const autoExternal = page(
  'en',
  '/config/lib/auto-external',
  'lib.autoExternal',
  ['Config', 'lib'],
  [
    section(
      null,
      [],
      'Whether dependencies are left out of the output. Use <script> & "quotes" with care.',
      'export default {lib: [{autoExternal: {dependencies: false}}]};',
    ),
    section(
      'object',
      ['Object'],
      'Choose for each kind of dependency; bundleless output ignores it.',
    ),
  ],
);

const quickStart = page(
  'en',
  '/guide/start/quick-start',
  'Quick start',
  ['Start'],
  [
    section(
      null,
      [],
      'Takes an empty folder to a library that ships ES modules and type declarations.',
    ),
    section(
      'install',
      ['Install'],
      'Install the core package as a development dependency.',
      'npm add @rslib/core -D',
    ),
  ],
);

const federation = page(
  'zh',
  '/guide/advanced/module-federation',
  '模块联邦',
  ['进阶'],
  [
    section(null, [], '本章介绍如何在 Rslib 中构建模块联邦产物。'),
    section(
      'usage',
      ['使用场景'],
      '模块联邦有一些典型的使用场景，它允许独立构建的应用在运行时共享代码，就像微前端那样。',
    ),
    section(
      'dev',
      ['开发'],
      '使用 rslib mf-dev 命令启动开发服务器，修改代码后宿主应用会自动刷新页面。',
    ),
  ],
);

const start = page(
  'zh',
  '/guide/start/quick-start',
  '快速上手',
  ['开始'],
  [
    section(null, [], '本页从一个空文件夹出发，做出一个同时提供 ES 模块和类型声明的库。'),
    section('bundleless', ['Bundleless'], '每个源文件对应一个输出文件，文件之间的引用保持不变。'),
  ],
);

const faq = page(
  'zh',
  '/guide/faq/features',
  '常见问题',
  ['常见问题'],
  [section(null, [], '打包时如何处理第三方依赖？默认情况下它们会被外部化。')],
);

/** Realistic pages in both languages. */
export const pages: readonly PageRecord[] = [
  glossary,
  autoExternal,
  quickStart,
  federation,
  start,
  faq,
];

/** Terms in the shape of the site's glossary. */
const glossaryEntries: readonly GlossaryEntry[] = [
  {en: 'Module Federation', zh: '模块联邦', also: ['micro frontend', '微前端']},
  {en: 'declaration file, d.ts', zh: '声明文件', also: ['types', '类型声明']},
  {en: 'bundle (noun, verb)', zh: '打包'},
  {en: 'quick start', zh: '快速上手'},
  {en: 'ESM', zh: 'ESM'},
];

/** Some pages in one language, ready to be searched. */
export function loadedIndex(lang: Locale, some: readonly PageRecord[] = pages): LoadedIndex {
  return loadIndex(buildSearchIndex(some, lang, glossaryEntries));
}
