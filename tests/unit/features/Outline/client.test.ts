/** @jest-environment jsdom */
import {onRouteDidUpdate} from '../../../../src/features/Outline/client';

/** Where each heading stands on the page, in CSS pixels from its top. */
const tops: Record<string, number> = {first: 300, second: 800, 'third-三': 1500};
const windowHeight = 600;

function define(target: object, name: string, value: number): void {
  Object.defineProperty(target, name, {value, configurable: true});
}

function scrollTo(y: number): void {
  define(window, 'scrollY', y);
  window.dispatchEvent(new Event('scroll'));
}

/** Scrolls and lets the throttle's period pass. */
function settleAt(y: number): void {
  scrollTo(y);
  jest.advanceTimersByTime(100);
}

/** The texts of the links that are marked, with what they are marked as. */
const marked = (): string[] =>
  [...document.querySelectorAll('a[aria-current]')].map(
    (link) => `${link.textContent}: ${link.getAttribute('aria-current')}`,
  );

function placeHeading(id: string): void {
  const heading = document.getElementById(id);
  if (heading) {
    heading.getBoundingClientRect = () => new DOMRect(0, (tops[id] ?? 0) - window.scrollY, 100, 30);
  }
}

beforeAll(() => {
  jest.useFakeTimers();
  window.DOMRect ??= class {
    constructor(
      readonly x: number,
      readonly top: number,
    ) {}
  } as unknown as typeof DOMRect;
});

beforeEach(() => {
  define(window, 'scrollY', 0);
  define(window, 'innerHeight', windowHeight);
  define(document.documentElement, 'scrollHeight', 3000);
  const ids = Object.keys(tops);
  document.body.innerHTML = `
    <nav data-outline>${ids.map((id) => `<a href="#${encodeURIComponent(id)}">${id}</a>`).join('')}</nav>
    <nav><a href="#first">elsewhere</a></nav>
    ${ids.map((id) => `<h2 id="${id}">${id}</h2>`).join('')}`;
  ids.forEach(placeHeading);
  onRouteDidUpdate();
});

afterEach(() => jest.advanceTimersByTime(1000));
afterAll(() => jest.useRealTimers());

describe('outline', () => {
  it('LY-7 marks no heading above the first', () => {
    expect(marked()).toEqual([]);
  });

  it('LY-7 gives aria-current to the last heading above the reading line, and to no other', () => {
    settleAt(259);
    expect(marked()).toEqual([]);

    settleAt(260);
    expect(marked()).toEqual(['first: location']);

    settleAt(1000);
    expect(marked()).toEqual(['second: location']);

    settleAt(400);
    expect(marked()).toEqual(['first: location']);
  });

  it('LY-7 follows the page at most every 100 ms', () => {
    scrollTo(300);
    expect(marked()).toEqual(['first: location']);

    scrollTo(1000);
    jest.advanceTimersByTime(99);
    expect(marked()).toEqual(['first: location']);

    jest.advanceTimersByTime(1);
    expect(marked()).toEqual(['second: location']);
  });

  it('finds headings whose ids are not ASCII', () => {
    settleAt(1600);

    expect(marked()).toEqual(['third-三: location']);
  });

  it('reads below the bars that the page keeps free', () => {
    const spy = jest
      .spyOn(window, 'getComputedStyle')
      .mockReturnValue({scrollMarginTop: '72px'} as CSSStyleDeclaration);
    settleAt(187);
    const above = marked();
    settleAt(188);
    const below = marked();
    spy.mockRestore();

    expect([above, below]).toEqual([[], ['first: location']]);
  });

  it('marks the last heading at the end of the page, however low it stands', () => {
    define(document.documentElement, 'scrollHeight', 1700);
    settleAt(1097);
    expect(marked()).toEqual(['second: location']);

    settleAt(1098);
    expect(marked()).toEqual(['third-三: location']);
  });

  it('does not take a page that cannot scroll for its end', () => {
    define(document.documentElement, 'scrollHeight', windowHeight);
    settleAt(0);

    expect(marked()).toEqual([]);
  });

  it('passes over headings that are not on the page', () => {
    document.getElementById('second')?.remove();
    settleAt(1000);

    expect(marked()).toEqual(['first: location']);
  });

  it('reads the page again when the window changes', () => {
    settleAt(850);
    tops.second = 2000;
    window.dispatchEvent(new Event('resize'));
    jest.advanceTimersByTime(100);
    tops.second = 800;

    expect(marked()).toEqual(['first: location']);
  });

  it('works on a page without an outline', () => {
    document.body.innerHTML = '';

    expect(() => settleAt(1000)).not.toThrow();
  });
});
