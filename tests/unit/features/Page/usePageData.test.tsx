/** @jest-environment jsdom */
import {usePageData} from '../../../../src/features/Page/usePageData';
import {renderSite, type RenderSiteOptions} from '../../../support/docusaurusMocks/renderSite';

function dataOf(options: RenderSiteOptions): ReturnType<typeof usePageData> | undefined {
  let data: ReturnType<typeof usePageData> | undefined;
  function Reader(): null {
    data = usePageData();
    return null;
  }
  renderSite(<Reader />, options);
  return data;
}

describe('usePageData', () => {
  it('HD-6 finds the page at the address, in each of its spellings', () => {
    const page = {
      ...{title: '简介', headingTitle: 'Rslib 简介', routePath: '/zh/guide/start/'},
      ...{frontmatter: {footer: false}, version: '1.0', lastUpdatedTime: 5},
      pageType: 'doc' as const,
      toc: [{text: 'lib', id: 'lib', depth: 3 as const, charIndex: -1}],
      _relativePath: 'guide/start/index.mdx',
    } satisfies RenderSiteOptions['page'];

    for (const at of ['/zh/guide/start/', '/zh/GUIDE/start/index.html?a#b']) {
      expect(dataOf({locale: 'zh', at, page})).toMatchObject({
        ...page,
        lang: 'zh',
      });
    }
  });

  it('HD-6 an address without a page is a 404, a list that no file writes is not', () => {
    expect(dataOf({at: '/nothing', page: null})).toMatchObject({
      title: '404',
      pageType: '404',
      routePath: '/nothing',
      toc: [],
    });
    expect(dataOf({at: '/blog/', page: null})).toMatchObject({pageType: 'doc', title: 'Rslib'});
  });
});
