/** @jest-environment jsdom */
import {waitFor} from '@testing-library/react';
import {Route} from 'react-router-dom';

import PageHead from '../../../../src/features/Page/PageHead';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

const head = [
  ['meta', {name: 'robots', content: 'noindex'}],
  ['link', {rel: 'help', href: '/help'}],
] as const;

function page(path: string, frontMatter: object) {
  return (
    <Route exact path={path}>
      <PageHead frontMatter={frontMatter} title="Quick start" routePath={path} />
    </Route>
  );
}

const inHead = (selector: string): Element | null => document.head.querySelector(selector);

describe('PageHead', () => {
  it('HD-3 links the page’s Markdown copy', async () => {
    renderSite(page('/guide/start/', {}), {at: '/guide/start/'});

    await waitFor(() =>
      expect(inHead('link[rel="alternate"][type="text/markdown"]')?.getAttribute('href')).toBe(
        '/guide/start.md',
      ),
    );
  });

  it('HD-4 adds the tags that the front matter asks for, and takes them away with the page', async () => {
    const {navigate} = renderSite(page('/a', {head}), {at: '/a'});
    await waitFor(() => expect(inHead('meta[name="robots"][content="noindex"]')).not.toBeNull());
    expect(inHead('link[rel="help"][href="/help"]')).not.toBeNull();

    navigate('/b');
    await waitFor(() => expect(inHead('meta[name="robots"]')).toBeNull());
    expect(inHead('link[rel="help"]')).toBeNull();
  });

  it('LY-8 appends the title’s suffix', async () => {
    renderSite(page('/a', {titleSuffix: 'The tool'}), {at: '/a'});

    await waitFor(() => expect(document.title).toBe('Quick start - The tool'));
  });
});
