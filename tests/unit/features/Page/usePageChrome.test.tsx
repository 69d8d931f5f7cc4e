/** @jest-environment jsdom */
import {usePageChrome} from '../../../../src/features/Page/chrome';
import {defaultFixture} from '../../../support/docusaurusMocks/siteFixture';
import {renderSite, type RenderSiteOptions} from '../../../support/docusaurusMocks/renderSite';

function Probe() {
  return <output>{JSON.stringify(usePageChrome())}</output>;
}

function chromeOf(options: RenderSiteOptions): unknown {
  const {container} = renderSite(<Probe />, options);
  return JSON.parse(container.textContent ?? '');
}

describe('usePageChrome', () => {
  it('RT-16 follows the page at the address: its type and its front matter', () => {
    const page = {pageType: 'custom', frontmatter: {pageType: 'custom', navbar: false}} as const;

    expect(chromeOf({at: '/zh/bare?x=1#y', locale: 'zh', page})).toMatchObject({
      pageType: 'custom',
      navbar: false,
      footer: false,
    });
  });

  it('CF-1 the site can do without outlines', () => {
    const site = {...defaultFixture.site, outline: false};

    expect(chromeOf({})).toMatchObject({outline: true});
    expect(chromeOf({site})).toMatchObject({outline: false, sidebar: true});
  });
});
