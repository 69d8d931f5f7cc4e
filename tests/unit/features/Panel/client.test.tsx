/** @jest-environment jsdom */
import {fireEvent, screen} from '@testing-library/react';

import {onRouteDidUpdate} from '../../../../src/features/Panel/client';
import LocalBar from '../../../../src/features/Panel/LocalBar';
import DocSidebar from '../../../../src/features/Sidebar';
import TOC from '../../../../src/features/Outline';
import {names} from '../../../support/names';
import {installPopover, isPopoverOpen} from '../../../support/dom/popover';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

installPopover();

const page = (
  <>
    <LocalBar hasSidebar hasOutline />
    <DocSidebar
      path="/a"
      sidebar={[{type: 'link', label: 'Page A', href: '/a'}]}
      onCollapse={() => undefined}
      isHidden={false}
    />
    <a href="#outside">Outside</a>
    <TOC toc={[{id: 'one', value: 'One', level: 2}]} />
  </>
);

const panel = (name: string): HTMLElement => screen.getByRole('navigation', {name});

describe.each([
  ['Menu', names.en.sidebar, 'Page A'],
  ['On this page', names.en.outline, 'One'],
])('panel behind "%s"', (opener, name, link) => {
  beforeEach(() => {
    window.docusaurus = {prefetch: () => false, preload: () => false};
    renderSite(page);
    fireEvent.click(screen.getByRole('button', {name: opener}));
  });

  it('LY-9 opens by its button in the local bar, and closes by it', () => {
    expect(isPopoverOpen(panel(name))).toBe(true);

    fireEvent.click(screen.getByRole('button', {name: opener}));
    expect(isPopoverOpen(panel(name))).toBe(false);
  });

  it('LY-9 closes when another page is shown', () => {
    onRouteDidUpdate({previousLocation: '/'});

    expect(isPopoverOpen(panel(name))).toBe(false);
  });

  it('closes when one of its links is followed', () => {
    fireEvent.click(screen.getByRole('link', {name: link}));

    expect(isPopoverOpen(panel(name))).toBe(false);
  });

  it('stays open for a press beside its links', () => {
    fireEvent.click(panel(name));
    fireEvent.click(screen.getByRole('link', {name: 'Outside'}));

    expect(isPopoverOpen(panel(name))).toBe(true);
  });
});
