/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {fireEvent} from '@testing-library/dom';

import {onRouteDidUpdate} from '../../../src/home/client';

const logo = 'https://assets.example/logo.svg';

function picture(): HTMLImageElement {
  const found = document.querySelector('img');
  if (!found) {
    throw new Error('no picture on the page');
  }
  return found;
}

const hero = (): Element | null => document.querySelector('[data-landing-hero]');

/** jsdom loads no pictures, so a test says how the request ended. */
function ended({width, decodes = false}: {width: number; decodes?: boolean}): void {
  Object.defineProperties(picture(), {
    complete: {value: true},
    naturalWidth: {value: width},
    decode: {value: () => (decodes ? Promise.resolve() : Promise.reject(new Error('broken')))},
  });
}

function scrollTo(position: number): void {
  Object.defineProperty(window, 'scrollY', {value: position, configurable: true});
  fireEvent.scroll(window);
}

beforeEach(() => {
  scrollTo(0);
  document.body.innerHTML = `
    <section data-landing-hero>
      <img data-asset="true" src="${logo}" width="64" height="64" alt="">
    </section>`;
});

describe('LY-4 the background of the hero', () => {
  test('changes once the page is scrolled past 100 px, and back', () => {
    scrollTo(100);
    expect(hero()).not.toHaveAttribute('data-scrolled');
    scrollTo(101);
    expect(hero()).toHaveAttribute('data-scrolled');
    scrollTo(100);
    expect(hero()).not.toHaveAttribute('data-scrolled');
  });

  test('is right from the start on a page that opens scrolled', () => {
    document.body.innerHTML = '';
    scrollTo(400);
    document.body.innerHTML = '<section data-landing-hero></section>';
    onRouteDidUpdate();
    expect(hero()).toHaveAttribute('data-scrolled');
  });

  test('asks nothing of pages without a hero', () => {
    document.body.innerHTML = '<main>guide</main>';
    expect(() => scrollTo(500)).not.toThrow();
  });
});

describe('LY-4 a picture of the asset host', () => {
  test('that fails leaves a transparent placeholder in a box of the same size', () => {
    fireEvent.error(picture());
    expect(picture().src).toMatch(/^data:image\/svg\+xml,<svg [^>]*\/>$/);
    expect(picture()).toHaveAttribute('data-asset', 'missing');
    expect(picture()).toHaveAttribute('width', '64');
    expect(picture()).toHaveAttribute('height', '64');
  });

  test('stays missing when the placeholder has loaded', () => {
    fireEvent.error(picture());
    fireEvent.load(picture());
    expect(picture()).toHaveAttribute('data-asset', 'missing');
  });

  test('that comes is shown', () => {
    fireEvent.load(picture());
    expect(picture()).toHaveAttribute('data-asset', 'shown');
    expect(picture().src).toBe(logo);
  });

  test('that came before the script is shown', () => {
    ended({width: 64});
    onRouteDidUpdate();
    expect(picture()).toHaveAttribute('data-asset', 'shown');
  });

  test('that failed before the script is replaced', async () => {
    ended({width: 0});
    onRouteDidUpdate();
    await Promise.resolve();
    await Promise.resolve();
    expect(picture()).toHaveAttribute('data-asset', 'missing');
  });

  test('that is a drawing without a size of its own is shown', async () => {
    ended({width: 0, decodes: true});
    onRouteDidUpdate();
    await Promise.resolve();
    await Promise.resolve();
    expect(picture()).toHaveAttribute('data-asset', 'shown');
    expect(picture().src).toBe(logo);
  });

  test('is the only kind that is touched', () => {
    document.body.innerHTML = `<img src="${logo}" alt="">`;
    fireEvent.error(picture());
    expect(picture().src).toBe(logo);
  });
});
