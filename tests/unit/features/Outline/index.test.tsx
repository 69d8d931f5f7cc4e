/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen, within} from '@testing-library/react';

import TOC from '../../../../src/features/Outline';
import {outlineId} from '../../../../src/features/Panel/LocalBar';
import {names} from '../../../support/names';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

const toc = [1, 2, 3, 4, 5].map((level) => ({id: `h${level}`, value: `Level ${level}`, level}));

const linksIn = (name: string): (string | null)[] =>
  within(screen.getByRole('navigation', {name}))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('TOC', () => {
  it('LY-7 lists the headings of depth 2 to 4', () => {
    renderSite(<TOC toc={toc} />);

    expect(linksIn(names.en.outline)).toEqual(['Level 2', 'Level 3', 'Level 4']);
    expect(screen.getByRole('link', {name: 'Level 3'})).toHaveAttribute('href', '#h3');
  });

  it('lists other depths where the page asks for them', () => {
    renderSite(<TOC toc={toc} minHeadingLevel={3} maxHeadingLevel={5} />);

    expect(linksIn(names.en.outline)).toEqual(['Level 3', 'Level 4', 'Level 5']);
  });

  it('LY-1 is titled in Chinese, too', () => {
    renderSite(<TOC toc={toc} />, {locale: 'zh'});

    expect(linksIn(names.zh.outline)).toHaveLength(3);
  });

  it('shows code and entities in a heading as the page does', () => {
    renderSite(<TOC toc={[{id: 'a', value: '<code>lib.dts</code> &amp; more', level: 2}]} />);

    expect(screen.getByRole('link', {name: 'lib.dts & more'})).toBeVisible();
    expect(screen.getByText('lib.dts').tagName).toBe('CODE');
  });

  it('LY-9 is the panel that the local bar opens', () => {
    renderSite(<TOC toc={toc} />);
    const outline = screen.getByRole('navigation');

    expect(outline).toHaveAttribute('id', outlineId);
    expect(outline).toHaveAttribute('popover', 'auto');
    expect(outline).toHaveAttribute('data-panel');
  });
});
