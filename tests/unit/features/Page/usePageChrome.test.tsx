/** @jest-environment jsdom */
import {usePageChrome} from '../../../../src/features/Page/chrome';
import {defaultFixture} from '../../../support/docusaurusMocks/siteFixture';
import {renderSite, type RenderSiteOptions} from '../../../support/docusaurusMocks/renderSite';

const parts = [
  'navbar',
  'sidebar',
  'outline',
  'pageFooter',
  'footer',
  'globalUIComponents',
] as const;

function Probe() {
  return <output>{JSON.stringify(usePageChrome())}</output>;
}

function chromeOf(options: RenderSiteOptions): ReturnType<typeof usePageChrome> {
  const {container} = renderSite(<Probe />, options);
  return JSON.parse(container.textContent ?? '') as ReturnType<typeof usePageChrome>;
}

function shownBy(page: RenderSiteOptions['page']): string[] {
  const chrome = chromeOf({page});
  return parts.filter((part) => chrome[part]);
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

  it.each([
    ['doc', [...parts]],
    ['home', ['navbar', 'footer', 'globalUIComponents']],
    ['404', ['navbar', 'footer', 'globalUIComponents']],
    ['custom', ['navbar', 'globalUIComponents']],
    ['blank', []],
  ] as const)('RT-16 %s has only %j, whatever its keys ask for', (pageType, shown) => {
    const frontmatter = {navbar: true, sidebar: true, footer: true, globalUIComponents: true};

    expect(shownBy({pageType})).toEqual(shown);
    expect(shownBy({pageType, frontmatter})).toEqual(shown);
  });

  it.each([
    ['navbar', ['navbar']],
    ['sidebar', ['sidebar']],
    ['outline', ['outline']],
    ['footer', ['pageFooter', 'footer']],
    ['globalUIComponents', ['globalUIComponents']],
  ] as const)('LY-8 RT-19 %s: false takes away %j alone', (key, gone) => {
    const left = parts.filter((part) => !(gone as readonly string[]).includes(part));

    expect(shownBy({frontmatter: {[key]: false}})).toEqual(left);
  });

  it('CF-1 the site can do without outlines', () => {
    const site = {...defaultFixture.site, outline: false};

    expect(chromeOf({})).toMatchObject({outline: true});
    expect(chromeOf({site})).toMatchObject({outline: false, sidebar: true});
  });
});
