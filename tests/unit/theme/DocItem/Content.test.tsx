/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';
import DocItemContent from '@theme/DocItem/Content';

import {names} from '../../../support/names';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

function show(frontMatter: object = {}, pageType?: string, locale: 'en' | 'zh' = 'en') {
  const path = locale === 'zh' ? '/zh/page' : '/page';
  return renderSite(<DocItemContent>Text</DocItemContent>, {
    at: path,
    locale,
    doc: {
      frontMatter,
      toc: [],
      metadata: {title: 'Page', permalink: path, source: '@site/docs/page.mdx', version: 'current'},
    },
    pluginData: {'page-index': {exceptions: {[path]: {pageType}}}},
  });
}

describe('DocItem/Content', () => {
  it.each(['en', 'zh'] as const)(
    'PC-7 PC-8 has the page’s actions beside its title, in %s',
    (locale) => {
      show({}, undefined, locale);
      const copy = screen.getByRole('button', {name: names[locale].copyPage});

      expect(copy.closest('header')).toContainElement(screen.getByRole('heading', {name: 'Page'}));
      expect(copy).toHaveAttribute('data-copy-page', locale === 'zh' ? '/zh/page.md' : '/page.md');
      expect(screen.getByRole('button', {name: names[locale].openIn})).toBeVisible();
    },
  );

  it('PC-8 names the Markdown copy of the page in the question', () => {
    show();
    const claude = screen.getByRole('menuitem', {name: 'Claude', hidden: true});

    expect(new URL(claude.getAttribute('href') ?? '').searchParams.get('q')).toContain(
      'https://rslib.test/page.md',
    );
  });

  it('has no title where the page hides it', () => {
    show({hide_title: true});

    expect(screen.queryByRole('heading')).toBeNull();
  });

  it.each(['custom', 'blank'])('RT-16 has no actions on a %s page', (pageType) => {
    show({}, pageType);

    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('heading', {name: 'Page'})).toBeVisible();
  });
});
