/** @jest-environment jsdom */
import {usePageData, type PageData} from '../../../../src/features/Page/usePageData';
import {renderSite, type RenderSiteOptions} from '../../../support/docusaurusMocks/renderSite';

function dataOf(options: RenderSiteOptions): PageData | undefined {
  let data: PageData | undefined;
  function Reader(): null {
    data = usePageData();
    return null;
  }
  renderSite(<Reader />, options);
  return data;
}

const doc = {
  metadata: {
    permalink: '/zh/guide/start/',
    title: '简介',
    version: 'current',
    lastUpdatedAt: 5,
    source: '@site/i18n/zh/docusaurus-plugin-content-docs/current/guide/start/index.mdx',
  },
  frontMatter: {title: '简介', footer: false},
  toc: [{value: '<code>lib</code> &amp; more', id: 'lib', level: 3}],
  contentTitle: undefined,
};

describe('usePageData', () => {
  it('HD-6 tells everything about a doc', () => {
    expect(dataOf({locale: 'zh', at: '/zh/guide/start/', doc})).toEqual({
      routePath: '/zh/guide/start/',
      lang: 'zh',
      title: '简介',
      headingTitle: '简介',
      frontmatter: {title: '简介', footer: false},
      toc: [{text: 'lib & more', id: 'lib', depth: 3, charIndex: -1}],
      pageType: 'doc',
      version: '',
      lastUpdatedTime: 5,
      _relativePath: 'guide/start/index.mdx',
    });
  });

  it.each([
    ['@site/docs/guide/a.mdx', 'guide/a.mdx'],
    ['@site/versioned_docs/version-1.0/guide/a.mdx', 'guide/a.mdx'],
    ['@site/i18n/zh/docusaurus-plugin-content-docs/version-1.0/a.mdx', 'a.mdx'],
    ['@site/i18n/zh/docusaurus-plugin-content-blog/a.mdx', 'a.mdx'],
    ['@site/blog/a.mdx', 'a.mdx'],
  ])('HD-6 %s is %s in its content folder', (source, relative) => {
    const other = {...doc, metadata: {...doc.metadata, source, version: '1.0'}};

    expect(dataOf({doc: other})).toMatchObject({_relativePath: relative, version: '1.0'});
  });

  it('HD-6 tells what the address tells elsewhere', () => {
    const pluginData = {'page-index': {exceptions: {'/': {pageType: 'home'}}}};

    expect(dataOf({at: '/', pluginData})).toMatchObject({
      routePath: '/',
      lang: 'en',
      title: 'Rslib',
      pageType: 'home',
      toc: [],
      _relativePath: '',
    });
  });
});
