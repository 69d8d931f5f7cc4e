/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen, waitFor} from '@testing-library/react';

import NotFoundContent from '../../../../src/features/NotFound';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

describe('NotFound', () => {
  it('NF-1 says 404 and PAGE NOT FOUND, and leads home', async () => {
    renderSite(<NotFoundContent />, {at: '/nothing'});

    expect(screen.getByText('404')).toBeVisible();
    expect(screen.getByRole('heading', {level: 1, name: 'PAGE NOT FOUND'})).toBeVisible();
    expect(screen.getByRole('link', {name: 'Take me home'})).toHaveAttribute('href', '/');
    await waitFor(() => expect(document.title).toBe('404'));
  });

  it('NF-2 leads to the root of the page’s language', () => {
    renderSite(<NotFoundContent />, {locale: 'zh', at: '/zh/nothing'});

    expect(screen.getByRole('heading', {level: 1, name: '页面未找到'})).toBeVisible();
    expect(screen.getByRole('link', {name: '回到首页'})).toHaveAttribute('href', '/zh/');
  });

  it('keeps itself out of search engines, and says what it is', async () => {
    renderSite(<NotFoundContent />, {at: '/nothing'});

    await waitFor(() =>
      expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
    );
    expect(document.querySelector('meta[name="page-type"]')).toHaveAttribute('content', '404');
  });
});
