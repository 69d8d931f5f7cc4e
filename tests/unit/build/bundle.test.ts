import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import leanBundle from '../../../src/build/bundle';
import {shortClassName, shortNamedRules} from '../../../src/build/bundle/classNames';
import {modalTranslations} from '../../../src/build/bundle/modalData';
import {Prism, themes} from '../../../src/build/bundle/prismStub';
import {keepStyledModules} from '../../../src/build/bundle/styledRegistry';

interface Bundle {
  entry?: Record<string, string>;
  resolve: {alias: Record<string, string>};
  optimization?: {splitChunks: {cacheGroups: {styles: {test: (module: object) => boolean}}}};
}

type Configure = (config: object, isServer: boolean) => Bundle;

const generatedFilesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lean-bundle-'));

/** As Docusaurus writes it, with one module of each kind. */
const registry = `export default {
${[
  '@site/docs/guide/start/index.mdx',
  '@site/blog/introducing-rslib.mdx?truncated=true',
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
  '~blog/default/blogMetadata-default.json',
  '@generated/docusaurus.config',
  '@theme/DocItem',
  '@site/src/pages/index.tsx',
]
  .map(
    (name, at) =>
      `  "${at}": [() => import(/* webpackChunkName: "${at}" */ "${name}"), "${name}", require.resolveWeak("${name}")],`,
  )
  .join('\n')}};
`;

const context = {
  generatedFilesDir,
  siteConfig: {
    baseUrl: '/zh/',
    url: 'https://site.test',
    title: 'T',
    themeConfig: {algolia: {appId: 'A'}, site: {search: true}, docs: {}},
  },
  codeTranslations: {
    'theme.NotFound.title': '找不到页面',
    'theme.SearchBar.label': '搜索',
    'theme.SearchModal.searchBox.enterKeyHint': '选中',
    'site.search.popular': '常用',
    'site.searching': '别的',
  },
} as unknown as LoadContext;

beforeAll(() => fs.writeFileSync(path.join(generatedFilesDir, 'registry.js'), registry));
afterAll(() => fs.rmSync(generatedFilesDir, {recursive: true}));

function configure(isServer: boolean, mode = 'production'): Bundle {
  const plugin: Plugin = leanBundle(context);
  return (plugin.configureWebpack as unknown as Configure)(
    {mode, entry: 'docusaurus.js'},
    isServer,
  );
}

const isPageStyle = (name: string | null): boolean | undefined =>
  configure(false).optimization?.splitChunks.cacheGroups.styles.test({
    nameForCondition: () => name,
  });

describe('leanBundle', () => {
  it.each([true, false])(
    'takes the place of the stock link and of Infima (server: %s)',
    (isServer) => {
      const {alias} = configure(isServer).resolve;

      expect(alias['@docusaurus/Link']).toBe(path.resolve(__dirname, '../../../src/features/Link'));
      expect(alias['infima/dist/css/default/default.css$']).toMatch(/bundle[\\/]empty\.css$/);
    },
  );

  it('also finds Infima by its file, which is how the theme asks for it', () => {
    const file = require.resolve('infima/dist/css/default/default.css');

    expect(configure(false).resolve.alias[file]).toMatch(/empty\.css$/);
  });

  it('points at files that are there', () => {
    for (const target of Object.values(configure(false).resolve.alias)) {
      expect(fs.existsSync(target)).toBe(true);
    }
  });

  it('leaves documents and data out of what the browser gets, and of nothing else', () => {
    const kept = [...keepStyledModules(registry).matchAll(/resolveWeak\("([^"]+)"\)/g)];
    expect(kept.map(([, name]) => name)).toEqual(['@theme/DocItem', '@site/src/pages/index.tsx']);
    expect(keepStyledModules(registry)).toMatch(/^export default \{[\s\S]*\};\n$/);

    const key = path.join(generatedFilesDir, 'registry$');
    const {alias} = configure(false).resolve;
    expect(fs.readFileSync(alias[key] ?? '', 'utf8')).toBe(keepStyledModules(registry));
    expect(configure(true).resolve.alias).not.toHaveProperty(key);
    expect(configure(false, 'development').resolve.alias).not.toHaveProperty(key);
  });

  it('gives the search modal its own texts and settings, and no others', () => {
    const {alias} = configure(false).resolve;
    const read = (name: string): unknown => {
      const key = `${path.join(generatedFilesDir, name)}$`;
      expect(configure(true).resolve.alias).not.toHaveProperty([key]);
      expect(configure(false, 'development').resolve.alias).not.toHaveProperty([key]);
      return JSON.parse(fs.readFileSync(alias[key] ?? '', 'utf8'));
    };
    expect(read('codeTranslations')).toEqual({
      'theme.SearchBar.label': '搜索',
      'theme.SearchModal.searchBox.enterKeyHint': '选中',
      'site.search.popular': '常用',
    });
    expect(read('docusaurus.config')).toEqual({
      baseUrl: '/zh/',
      url: 'https://site.test',
      themeConfig: {algolia: {appId: 'A'}, site: {search: true}},
    });
  });

  it('knows every text that the modal says', () => {
    const modal = path.resolve(__dirname, '../../../src/search');
    const said = fs
      .readdirSync(modal, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [
        ...fs
          .readFileSync(path.join(modal, file), 'utf8')
          .matchAll(/\bid: '((?:site|theme)\.[^']+)'/g),
      ])
      .map(([, id]) => id ?? '');
    expect(said.length).toBeGreaterThan(5);
    const texts = Object.fromEntries(said.map((id) => [id, 'text']));
    expect(modalTranslations(texts)).toEqual(texts);
  });

  it('keeps Prism out of the browser, and in the build', () => {
    expect(configure(false).resolve.alias['prism-react-renderer$']).toMatch(/prismStub\.ts$/);
    expect(configure(true).resolve.alias).not.toHaveProperty('prism-react-renderer$');
    expect(Prism.languages).toEqual({});
    expect(themes).toEqual({});
  });

  it.each([
    ['/site/src/css/index.css', true],
    ['/site/src/components/Link/styles.module.css', true],
    ['/site/src/components/Search/styles.module.css', true],
    [null, true],
    ['/site/src/search/modal/styles.module.css', false],
    ['C:\\site\\src\\search\\modal\\styles.module.css', false],
  ])('decides whether the style %s loads with the page: %s', (name, expected) => {
    expect(isPageStyle(name)).toBe(expected);
  });

  it('leaves CSS to the minifier, and searches for no configuration of PostCSS', () => {
    const plugin: Plugin = leanBundle(context);
    const plugins = [['/node_modules/postcss-preset-env/index.js', {}], 'other'];
    expect(plugin.configurePostCss?.({ident: 'postcss', plugins})).toEqual({
      ident: 'postcss',
      plugins: ['other'],
      config: false,
    });
  });

  it('splits no styles on the server', () => {
    expect(configure(true)).not.toHaveProperty('optimization');
  });

  it('gives classes of CSS modules short names, the same on every machine', () => {
    expect(shortClassName('src/features/Link/styles.module.css', 'link')).toBe(
      shortClassName('src/features/Link/styles.module.css', 'link'),
    );
    const name = shortClassName('src/features/Link/styles.module.css', 'link');
    expect(name).toMatch(/^link_[\da-z]{2}$/);
    expect(shortClassName('src/components/Other/styles.module.css', 'link')).not.toBe(name);
  });

  it('stops the build where two files would get one name', () => {
    const clash = (): void => {
      for (let at = 0; at < 3000; at++) {
        shortClassName(`src/${at}.module.css`, 'clash');
      }
    };
    expect(clash).toThrow(
      /^The class clash of src\/\d+\.module\.css and of src\/\d+\.module\.css is/,
    );
  });

  it('changes the names of the rule of CSS modules alone', () => {
    const modules = {localIdentName: '[local]_[contenthash:base64:4]', exportOnlyLocals: true};
    const plain = {test: /\.css$/, use: ['style-loader', {loader: 'css-loader', options: {}}]};
    const module = {test: /\.module\.css$/, use: [{loader: 'css-loader', options: {modules}}]};
    const [first, second] = shortNamedRules(
      {module: {rules: [plain, module]}},
      '/site',
    ) as (typeof module)[];
    expect(first).toEqual(plain);
    expect(second?.use[0]?.options.modules).toMatchObject(modules);
    const {getLocalIdent} = second?.use[0]?.options.modules as unknown as {
      getLocalIdent: (context: object, pattern: string, name: string) => string;
    };
    expect(getLocalIdent({resourcePath: '/site/src/a.module.css'}, '', 'box')).toBe(
      shortClassName('src/a.module.css', 'box'),
    );
  });

  it('adds the client layer to the browser’s release build only', () => {
    expect(configure(false).entry).toEqual({
      main: 'docusaurus.js',
      lean: path.resolve(__dirname, '../../../src/runtime/index.ts'),
    });
    expect(configure(true).entry).toBeUndefined();
    expect(configure(false, 'development').entry).toBeUndefined();
  });
});
