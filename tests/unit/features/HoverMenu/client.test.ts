/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {fireEvent, screen} from '@testing-library/dom';

import {installPopover, isPopoverOpen} from '../../../support/dom/popover';
import {afterPaint} from '../../../../src/lib/afterPaint';
import {onRouteDidUpdate} from '../../../../src/features/HoverMenu/client';

jest.mock('../../../../src/lib/afterPaint', () => ({
  afterPaint: jest.fn((task: () => void) => task()),
}));

const menu = (): HTMLElement => screen.getByTestId('menu');
const button = (): HTMLElement => screen.getByRole('button', {name: 'Open'});
const entry = (): HTMLElement | null => screen.queryByRole('link', {name: 'Entry'});
const elsewhere = (): HTMLElement => screen.getByRole('button', {name: 'Elsewhere'});

/** A pointer event with its type, which jsdom's own leaves out. */
function point(
  type: 'pointerover' | 'pointerout',
  pointerType: string,
  relatedTarget: Element,
): void {
  const event = new MouseEvent(type, {bubbles: true, relatedTarget});
  button().dispatchEvent(Object.assign(event, {pointerType}));
}

const enter = (pointerType = 'mouse'): void => point('pointerover', pointerType, document.body);
const leave = (pointerType = 'mouse'): void => point('pointerout', pointerType, document.body);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = `
    <div data-testid="menu" data-hover-menu>
      <button aria-expanded="false">Open</button>
      <ul hidden><li><a href="#x">Entry</a></li><li><a href="#y">Last</a></li></ul>
    </div>
    <button>Elsewhere</button>`;
});

afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

describe('hover menus', () => {
  it('NV-3 open on pointer enter and close 150 ms after it leaves', () => {
    expect(entry()).toBeNull();
    enter();
    expect(entry()).toBeVisible();
    expect(button()).toHaveAttribute('aria-expanded', 'true');

    leave();
    jest.advanceTimersByTime(149);
    expect(entry()).toBeVisible();

    jest.advanceTimersByTime(1);
    expect(entry()).toBeNull();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('NV-3 stay open when the pointer comes back within 150 ms', () => {
    enter();
    leave();
    jest.advanceTimersByTime(149);
    enter();
    jest.advanceTimersByTime(1000);

    expect(entry()).toBeVisible();
  });

  it('NV-3 stay open while the pointer moves from the button to the list', () => {
    enter();
    point('pointerout', 'mouse', entry() ?? document.body);
    jest.advanceTimersByTime(1000);

    expect(entry()).toBeVisible();
  });

  it('NV-3 open and close by the button, which is what Enter and Space press', () => {
    fireEvent.click(button());
    expect(entry()).toBeVisible();

    fireEvent.click(button());
    expect(entry()).toBeNull();
  });

  it('are not closed by the click of the pointer that opened them, but by the next', () => {
    enter();
    fireEvent.click(button());
    expect(entry()).toBeVisible();

    fireEvent.click(button());
    expect(entry()).toBeNull();
  });

  it('are not opened again by that click once the focus has moved on', () => {
    jest.mocked(afterPaint).mockImplementationOnce((task) => void setTimeout(task));
    enter();
    button().focus();
    fireEvent.click(button(), {detail: 1});
    elsewhere().focus();
    jest.runAllTimers();

    expect(entry()).toBeNull();
  });

  it('leave a touch to the click that follows it', () => {
    enter('touch');
    expect(entry()).toBeNull();

    fireEvent.click(button());
    leave('touch');
    jest.advanceTimersByTime(1000);
    expect(entry()).toBeVisible();
  });

  it('NV-3 close on Escape, which gives the focus back to the button', () => {
    fireEvent.click(button());
    entry()?.focus();
    expect(fireEvent.keyDown(entry() ?? button(), {key: 'Escape'})).toBe(false);

    expect(entry()).toBeNull();
    expect(button()).toHaveFocus();
  });

  it('leave Escape and the arrows to others while closed', () => {
    for (const key of ['Escape', 'ArrowUp', 'Home']) {
      expect(fireEvent.keyDown(button(), {key})).toBe(true);
    }
    expect(fireEvent.keyDown(elsewhere(), {key: 'ArrowDown'})).toBe(true);
    expect(entry()).toBeNull();
  });

  it('NV-3 open on the arrow down, and arrows go through the links', () => {
    button().focus();
    expect(fireEvent.keyDown(button(), {key: 'ArrowDown'})).toBe(false);
    expect(entry()).toHaveFocus();

    fireEvent.keyDown(entry() ?? button(), {key: 'ArrowUp'});
    expect(screen.getByRole('link', {name: 'Last'})).toHaveFocus();
  });

  it('NV-3 close when the focus moves out, and not while it moves inside', () => {
    button().focus();
    fireEvent.click(button());
    entry()?.focus();
    expect(entry()).toBeVisible();

    elsewhere().focus();
    expect(entry()).toBeNull();
  });

  it('close when another page is shown', () => {
    fireEvent.click(button());
    onRouteDidUpdate({previousLocation: '/'});

    expect(entry()).toBeNull();
  });

  it('keep apart: opening one does not open another', () => {
    const first = menu();
    const second = first.cloneNode(true) as HTMLElement;
    document.body.append(second);
    fireEvent.click(screen.getAllByRole('button', {name: 'Open'})[1] ?? document.body);

    expect(first.querySelector('ul')).not.toBeVisible();
    expect(second.querySelector('ul')).toBeVisible();
  });

  it('answer only the button that opens the list', () => {
    fireEvent.click(button());
    fireEvent.click(entry() ?? document.body);
    fireEvent.click(elsewhere());

    expect(entry()).toBeVisible();
  });
});

describe('hover menus with a native popover', () => {
  installPopover();

  const popover = (): HTMLElement => screen.getByTestId('popover');

  beforeEach(() => {
    document.body.innerHTML = `
      <div data-testid="menu" data-hover-menu="100">
        <button popovertarget="popover">Open</button>
        <div id="popover" data-testid="popover" popover><a href="#x">Entry</a></div>
      </div>
      <button>Elsewhere</button>`;
  });

  it('PC-9 open 100 ms after the pointer enters, and close 100 ms after it leaves', () => {
    enter();
    jest.advanceTimersByTime(99);
    expect(isPopoverOpen(popover())).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isPopoverOpen(popover())).toBe(true);

    leave();
    jest.advanceTimersByTime(99);
    expect(isPopoverOpen(popover())).toBe(true);
    jest.advanceTimersByTime(1);
    expect(isPopoverOpen(popover())).toBe(false);
  });

  it('PC-9 do not open for a pointer that only passes', () => {
    enter();
    jest.advanceTimersByTime(50);
    leave();
    jest.runAllTimers();

    expect(isPopoverOpen(popover())).toBe(false);
  });

  it('PC-9 are not closed by the click of the pointer that opened them', () => {
    enter();
    jest.advanceTimersByTime(100);
    expect(fireEvent.click(button())).toBe(false);
    expect(isPopoverOpen(popover())).toBe(true);

    expect(fireEvent.click(button())).toBe(false);
    expect(isPopoverOpen(popover())).toBe(false);
  });

  it('PC-9 close on Escape', () => {
    enter();
    jest.advanceTimersByTime(100);
    fireEvent.keyDown(document.body, {key: 'Escape'});

    expect(isPopoverOpen(popover())).toBe(false);
  });
});
