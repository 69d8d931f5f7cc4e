/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';

import {useActiveHeading} from '../../../src/hooks/useActiveHeading';

/** Where each heading stands on the page, in CSS pixels from its top. */
const tops: Record<string, number> = {first: 300, second: 800, third: 1500};
const headings = Object.keys(tops).map((id) => ({id}));

const windowHeight = 600;
let pageHeight: number;

function define(target: object, name: string, value: number): void {
  Object.defineProperty(target, name, {value, configurable: true});
}

function scrollTo(y: number): void {
  define(window, 'scrollY', y);
  window.dispatchEvent(new Event('scroll'));
}

/** Scrolls and lets the throttle's period pass. */
function settleAt(y: number): void {
  act(() => {
    scrollTo(y);
    jest.advanceTimersByTime(100);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  pageHeight = 3000;
  define(window, 'scrollY', 0);
  define(window, 'innerHeight', windowHeight);
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    get: () => pageHeight,
    configurable: true,
  });
  document.body.innerHTML = headings.map(({id}) => `<h2 id="${id}">${id}</h2>`).join('');
  for (const {id} of headings) {
    const heading = document.getElementById(id);
    if (heading) {
      heading.getBoundingClientRect = () => new DOMRect(0, (tops[id] ?? 0) - window.scrollY, 100, 30);
    }
  }
});

afterEach(() => jest.useRealTimers());

describe('useActiveHeading', () => {
  it('LY-7 names no heading above the first', () => {
    const {result} = renderHook(() => useActiveHeading(headings));

    expect(result.current).toBeNull();
  });

  it('LY-7 names the last heading above the reading line', () => {
    const {result} = renderHook(() => useActiveHeading(headings));
    settleAt(259);
    expect(result.current).toBeNull();

    settleAt(260);
    expect(result.current).toBe('first');

    settleAt(1000);
    expect(result.current).toBe('second');

    settleAt(400);
    expect(result.current).toBe('first');
  });

  it('LY-7 follows the page at most every 100 ms', () => {
    const {result} = renderHook(() => useActiveHeading(headings));
    act(() => {
      scrollTo(300);
      jest.advanceTimersByTime(99);
    });
    expect(result.current).toBeNull();

    act(() => jest.advanceTimersByTime(1));
    expect(result.current).toBe('first');
  });

  it('reads below the bars that the page keeps free', () => {
    const spy = jest
      .spyOn(window, 'getComputedStyle')
      .mockReturnValue({scrollPaddingTop: '72px'} as CSSStyleDeclaration);
    const {result} = renderHook(() => useActiveHeading(headings));
    settleAt(187);
    expect(result.current).toBeNull();

    settleAt(188);
    expect(result.current).toBe('first');
    spy.mockRestore();
  });

  it('names the last heading at the end of the page, however low it stands', () => {
    pageHeight = 1700;
    const {result} = renderHook(() => useActiveHeading(headings));
    settleAt(1097);
    expect(result.current).toBe('second');

    settleAt(1100);
    expect(result.current).toBe('third');
  });

  it('does not take a page that cannot scroll for its end', () => {
    pageHeight = windowHeight;
    const {result} = renderHook(() => useActiveHeading(headings));

    expect(result.current).toBeNull();
  });

  it('passes over headings that are not on the page', () => {
    document.getElementById('second')?.remove();
    const {result} = renderHook(() => useActiveHeading(headings));
    settleAt(1000);

    expect(result.current).toBe('first');
  });

  it('reads the page again when the window changes, and for other headings', () => {
    const {result, rerender} = renderHook(({list}) => useActiveHeading(list), {
      initialProps: {list: headings},
    });
    settleAt(1000);
    tops.second = 2000;
    act(() => {
      window.dispatchEvent(new Event('resize'));
      jest.advanceTimersByTime(100);
    });
    tops.second = 800;
    expect(result.current).toBe('first');

    rerender({list: [{id: 'second'}]});
    expect(result.current).toBe('second');
  });

  it('works on a page without headings', () => {
    const {result} = renderHook(() => useActiveHeading([]));
    settleAt(1000);

    expect(result.current).toBeNull();
  });

  it('stops when the page is left', () => {
    const {unmount} = renderHook(() => useActiveHeading(headings));
    scrollTo(300);
    unmount();
    expect(jest.getTimerCount()).toBe(0);

    const look = jest.spyOn(document, 'getElementById');
    scrollTo(400);
    expect(look).not.toHaveBeenCalled();
    look.mockRestore();
  });
});
