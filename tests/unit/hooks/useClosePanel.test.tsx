/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {useRef} from 'react';
import {screen} from '@testing-library/react';

import {closePanel, useClosePanel} from '../../../src/hooks/useClosePanel';
import {installPopover} from '../../support/dom/popover';
import {renderSite} from '../../support/docusaurusMocks/renderSite';

installPopover();

function Panel() {
  const panel = useRef<HTMLElement>(null);
  useClosePanel(panel);
  return <nav ref={panel} popover="auto" aria-label="Panel" />;
}

const panel = (): HTMLElement => screen.getByRole('navigation', {name: 'Panel'});
const isOpen = (): boolean => panel().matches(':popover-open');

describe('useClosePanel', () => {
  it('LY-9 closes the panel on another page', () => {
    const {navigate} = renderSite(<Panel />, {at: '/a'});
    panel().showPopover();
    navigate('/b');

    expect(isOpen()).toBe(false);
  });

  it('closes the panel for another heading of the page', () => {
    const {navigate} = renderSite(<Panel />, {at: '/a#one'});
    panel().showPopover();
    navigate('/a#two');

    expect(isOpen()).toBe(false);
  });

  it('keeps the panel open when only the query changes', () => {
    const {navigate} = renderSite(<Panel />, {at: '/a'});
    panel().showPopover();
    navigate('/a?x=1');

    expect(isOpen()).toBe(true);
  });

  it('leaves a panel that stands as a column alone', () => {
    const {navigate} = renderSite(<Panel />, {at: '/a'});

    expect(() => navigate('/b')).not.toThrow();
    expect(panel()).toBeInTheDocument();
  });
});

describe('closePanel', () => {
  it('does nothing without a panel', () => {
    expect(() => closePanel(null)).not.toThrow();
  });
});
