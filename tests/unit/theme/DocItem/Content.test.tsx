/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';
import DocItemContent from '@theme/DocItem/Content';

import type {PageType} from '../../../../src/lib/pageData';
import {defaultFixture} from '../../../support/docusaurusMocks/siteFixture';
import {names} from '../../../support/names';
import {renderSite, type RenderSiteOptions} from '../../../support/docusaurusMocks/renderSite';

function show(
  frontMatter: object = {},
  pageType: PageType = 'doc',
  locale: 'en' | 'zh' = 'en',
  options: RenderSiteOptions = {},
) {
  const path = locale === 'zh' ? '/zh/page' : '/page';
  return renderSite(<DocItemContent>Text</DocItemContent>, {
    at: path,
    locale,
    doc: {
      frontMatter,
      toc: [],
      metadata: {title: 'Page', permalink: path, source: '@site/docs/page.mdx', version: 'current'},
    },
    page: {pageType},
    ...options,
  });
}

describe('DocItem/Content', () => {
  it('CF-1 the title of front matter is the heading, unless `fallbackHeadingTitle` is off', () => {
    const {unmount} = show({title: 'Page'});
    expect(screen.getByRole('heading', {level: 1, name: 'Page'})).toBeVisible();
    unmount();

    const site = {...defaultFixture.site, fallbackHeadingTitle: false};
    show({title: 'Page'}, 'doc', 'en', {site});
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('button', {name: names.en.copyPage})).toBeVisible();
  });

  it.each([
    ['en', 'Overview'],
    ['zh', '总览'],
  ] as const)('OV-1 an overview page without a title is headed, in %s: %s', (locale, title) => {
    show({overview: true}, 'doc', locale);

    expect(screen.getByRole('heading', {level: 1, name: title})).toBeVisible();
  });

  it('OV-1 an overview page with a title is headed by it', () => {
    show({overview: true, title: 'Page'});

    expect(screen.getByRole('heading', {level: 1, name: 'Page'})).toBeVisible();
  });

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

  it.each(['home', 'custom', 'blank'] as const)('RT-16 has no actions on a %s page', (pageType) => {
    show({}, pageType);

    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('heading', {name: 'Page'})).toBeVisible();
  });
});
