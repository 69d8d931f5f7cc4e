/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';

import {PageBody} from '../../../../src/features/Page/PageFrame';
import {names} from '../../../support/names';
import {defaultFixture} from '../../../support/docusaurusMocks/siteFixture';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

const toc = [{id: 'a', value: 'A', level: 2}];

const outline = (): HTMLElement | null =>
  screen.queryByRole('navigation', {name: names.en.outline});
const bar = (): (string | null)[] =>
  screen.queryAllByRole('button').map((button) => button.textContent);

describe('PageBody', () => {
  it('LY-1 puts the text in the only main, with the outline after it', () => {
    renderSite(
      <PageBody toc={toc} hasSidebar>
        <article>Text</article>
      </PageBody>,
    );

    expect(screen.getByRole('main')).toHaveTextContent(/^Text$/);
    expect(screen.getByRole('main').nextElementSibling).toBe(outline());
    expect(bar()).toEqual(['Menu', 'On this page']);
  });

  it('CF-1 has the title that the configuration sets', () => {
    const site = {...defaultFixture.site, texts: {en: {outlineTitle: 'Contents'}}};
    renderSite(
      <PageBody toc={toc} hasSidebar>
        {null}
      </PageBody>,
      {site},
    );

    expect(screen.getByRole('navigation', {name: 'Contents'})).toBeVisible();
  });

  it('has no outline, and no button for it, on a page without headings', () => {
    renderSite(
      <PageBody toc={[]} hasSidebar>
        Text
      </PageBody>,
    );

    expect(outline()).toBeNull();
    expect(bar()).toEqual(['Menu']);
  });

  it('has no local bar with neither sidebar nor outline', () => {
    renderSite(
      <PageBody toc={[]} hasSidebar={false}>
        Text
      </PageBody>,
    );

    expect(bar()).toEqual([]);
  });

  // Bug: `hasOutline` counts headings before TOC filters them by level, so an empty outline shows.
  it('has no outline where no heading is of the levels it shows', () => {
    renderSite(
      <PageBody toc={[{id: 'a', value: 'A', level: 5}]} hasSidebar={false}>
        Text
      </PageBody>,
    );

    expect(outline()).toBeNull();
  });
});
