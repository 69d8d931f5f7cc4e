/** @jest-environment jsdom */
import {readingPosition} from '../../../src/lib/readingPosition';

function page(outline: string, scrollY: number, hash: string): void {
  document.body.innerHTML = outline;
  Object.defineProperty(window, 'scrollY', {value: scrollY, configurable: true});
  window.history.replaceState(null, '', `/guide${hash}`);
}

const outline =
  '<nav data-outline><a href="#one">1</a><a href="#two" aria-current="location">2</a></nav>';

describe('readingPosition', () => {
  it('NV-6 names the heading that the outline marks once the page is scrolled', () => {
    page(outline, 300, '#old');
    expect(readingPosition()).toBe('#two');
  });

  it('keeps the address’ hash at the top of the page', () => {
    page(outline, 0, '#old');
    expect(readingPosition()).toBe('#old');
  });

  it('keeps the hash where no heading is marked, or another list marks one', () => {
    page(
      '<nav><a href="/guide/" aria-current="page">x</a></nav><nav data-outline></nav>',
      300,
      '#old',
    );
    expect(readingPosition()).toBe('#old');
  });

  it('is empty at the top of a page without a hash', () => {
    page('', 0, '');
    expect(readingPosition()).toBe('');
  });
});
