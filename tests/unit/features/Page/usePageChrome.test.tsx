/** @jest-environment jsdom */
import {usePageChrome} from '../../../../src/features/Page/chrome';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

function Probe() {
  return <output>{JSON.stringify(usePageChrome())}</output>;
}

const exceptions = {'/zh/bare': {pageType: 'blank'}, '/plain/': {sidebar: false}};

function chromeAt(at: string, pluginData: Record<string, unknown>): unknown {
  const {container, unmount} = renderSite(<Probe />, {at, pluginData});
  const chrome: unknown = JSON.parse(container.textContent ?? '');
  unmount();
  return chrome;
}

describe('usePageChrome', () => {
  it('RT-16 finds the page among the exceptions by its path', () => {
    const data = {'page-index': {exceptions}};

    expect(chromeAt('/zh/bare?x=1#y', data)).toMatchObject({pageType: 'blank', navbar: false});
    expect(chromeAt('/plain/', data)).toMatchObject({
      pageType: 'doc',
      sidebar: false,
      footer: true,
    });
  });

  it('RT-16 takes every other page for a doc', () => {
    const whole = {pageType: 'doc', navbar: true, sidebar: true, outline: true, footer: true};

    expect(chromeAt('/guide/start/', {'page-index': {exceptions}})).toMatchObject(whole);
    expect(chromeAt('/guide/start/', {})).toMatchObject(whole);
  });

  it('follows the reader to another page', () => {
    const {container, navigate} = renderSite(<Probe />, {
      at: '/a',
      pluginData: {'page-index': {exceptions}},
    });
    navigate('/zh/bare');

    expect(container.textContent).toContain('"pageType":"blank"');
  });
});
