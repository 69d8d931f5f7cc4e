/** @jest-environment jsdom */
import {onRouteDidUpdate} from '../../../src/runtime/earlyClicks/client';
import {keepEarlyClicks} from '../../../src/runtime/earlyClicks/early';
import {installPopover, isPopoverOpen} from '../../support/dom/popover';

installPopover();

function buttons(): HTMLButtonElement[] {
  return [...document.querySelectorAll('button')];
}

beforeAll(keepEarlyClicks);

beforeEach(() => {
  window.__early = [];
  document.body.innerHTML = `
    <button><svg></svg></button>
    <button>Second</button>
    <button popovertarget="panel">Panel</button>
    <nav id="panel" popover="auto"></nav>
    <a href="#x">Link</a>`;
});

describe('early clicks', () => {
  it('are repeated on the buttons, in order, once', () => {
    const clicked: (string | null)[] = [];
    buttons()[0]
      ?.querySelector('svg')
      ?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
    buttons()[1]?.click();
    document.body.click();
    buttons().forEach((button, index) =>
      button.addEventListener('click', () => clicked.push(String(index))),
    );
    onRouteDidUpdate();
    onRouteDidUpdate();

    expect(clicked).toEqual(['0', '1']);
  });

  it('take a key that is sent to the document itself, as extensions do', () => {
    document.dispatchEvent(new KeyboardEvent('keydown', {key: '/'}));
    document.body.innerHTML += '<button data-search-button>Search</button>';
    document.dispatchEvent(new KeyboardEvent('keydown', {key: '/'}));

    expect(window.__early).toHaveLength(1);
  });

  it.each([
    {key: 'K', ctrlKey: true},
    {key: 'л', code: 'KeyK', metaKey: true},
  ])('take $key as the key of search, with caps lock and on keyboards of other scripts', (init) => {
    document.body.innerHTML += '<button data-search-button>Search</button>';
    document.dispatchEvent(new KeyboardEvent('keydown', init));

    expect(window.__early).toHaveLength(1);
  });

  it('are no longer kept once the script runs', () => {
    onRouteDidUpdate();
    buttons()[1]?.click();

    expect(window.__early).toBeUndefined();
  });

  it('are dropped with a button that is gone', () => {
    const [first] = buttons();
    first?.click();
    first?.remove();
    const click = jest.spyOn(HTMLElement.prototype, 'click');
    onRouteDidUpdate();

    expect(click).not.toHaveBeenCalled();
    click.mockRestore();
  });

  it('LY-9 leave open what the browser has opened by itself', () => {
    buttons()[2]?.click();
    const panel = document.getElementById('panel');
    expect(panel && isPopoverOpen(panel)).toBe(true);
    onRouteDidUpdate();

    expect(panel && isPopoverOpen(panel)).toBe(true);
  });

  it('SR-1 include the keys of the search, which the browser does not get', () => {
    document.body.innerHTML += '<button data-search-button>Search</button><input>';
    const field = document.querySelector('input') ?? document.body;
    const press = (init: KeyboardEventInit, target: Element = document.body) =>
      target.dispatchEvent(
        new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true}),
      );

    expect(press({key: 'k'})).toBe(true);
    expect(press({key: '/'}, field)).toBe(true);
    expect(press({key: 'k', ctrlKey: true})).toBe(false);
    const heard: unknown[] = [];
    document.body.addEventListener('keydown', ({key, ctrlKey, defaultPrevented}) =>
      heard.push([key, ctrlKey, defaultPrevented]),
    );
    onRouteDidUpdate();
    expect(heard).toEqual([['k', true, false]]);

    // From now on the page's script has the keys.
    expect(press({key: 'k', metaKey: true})).toBe(true);
  });

  it('SR-1 ask for the search once, for a second Ctrl+K would close it', () => {
    document.body.innerHTML += '<button data-search-button>Search</button>';
    const press = (init: KeyboardEventInit) =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true}),
      );
    const asked: string[] = [];
    document.querySelector<HTMLElement>('[data-search-button]')?.click();
    buttons()[1]?.click();

    expect(press({key: '/'})).toBe(false);
    expect(press({key: 'k', ctrlKey: true})).toBe(false);
    expect(press({key: 'k', ctrlKey: true})).toBe(false);
    expect(press({key: 'k', ctrlKey: true, repeat: true})).toBe(false);
    document.body.addEventListener('keydown', ({key, repeat}) => asked.push(repeat ? '' : key));
    document.body.addEventListener('click', ({target}) =>
      asked.push((target as Element).textContent),
    );
    onRouteDidUpdate();

    expect(asked).toEqual(['Second', 'k']);
  });

  it('SR-1 keep what is typed after the keys of the search for its field', () => {
    document.body.innerHTML += '<button data-search-button>Search</button><input>';
    const press = (key: string, target: Element = document.body) =>
      target.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
    const other = document.querySelector('input') ?? document.body;

    expect(press('u')).toBe(true);
    expect(['/', 'u', '/', 'm'].map((key) => press(key))).toEqual([false, false, false, false]);
    expect(press('x', other)).toBe(true);
    document.body.addEventListener('keydown', ({key}) => {
      if (key === '/' && document.activeElement === document.body) {
        document.body.insertAdjacentHTML('beforeend', '<textarea>selected</textarea>');
        const field = document.querySelector('textarea');
        field?.focus();
        field?.select();
      }
    });
    onRouteDidUpdate();

    expect(document.querySelector('textarea')?.value).toBe('u/m');
  });

  it('SR-1 leave the keys of the search alone where there is none', () => {
    expect(
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', {key: '/', bubbles: true, cancelable: true}),
      ),
    ).toBe(true);
    expect(window.__early).toEqual([]);
  });
});
