/** @jest-environment jsdom */
import {act, fireEvent, render, screen} from '@testing-library/react';

import '@testing-library/jest-dom';

import {useHoverMenu} from '../../../src/hooks/useHoverMenu';

function Menu({path = '/'}: {readonly path?: string}) {
  const menu = useHoverMenu(path);
  return (
    <>
      <div data-testid="menu" {...menu.containerProps}>
        <button type="button" {...menu.buttonProps}>
          Open
        </button>
        {menu.open ? <a href="#x">Entry</a> : null}
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}

const container = (): HTMLElement => screen.getByTestId('menu');
const button = (): HTMLElement => screen.getByRole('button', {name: 'Open'});
const entry = (): HTMLElement | null => screen.queryByRole('link', {name: 'Entry'});

const mouse = {pointerType: 'mouse'};
const touch = {pointerType: 'touch'};

function wait(ms: number): void {
  act(() => jest.advanceTimersByTime(ms));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('useHoverMenu', () => {
  it('NV-3 opens on pointer enter and closes 150 ms after it leaves', () => {
    render(<Menu />);
    fireEvent.pointerEnter(container(), mouse);
    expect(entry()).toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-expanded', 'true');

    fireEvent.pointerLeave(container(), mouse);
    wait(149);
    expect(entry()).toBeInTheDocument();

    wait(1);
    expect(entry()).toBeNull();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('NV-3 stays open when the pointer comes back within 150 ms', () => {
    render(<Menu />);
    fireEvent.pointerEnter(container(), mouse);
    fireEvent.pointerLeave(container(), mouse);
    wait(149);
    fireEvent.pointerEnter(container(), mouse);
    wait(1000);

    expect(entry()).toBeInTheDocument();
  });

  it('NV-3 opens and closes by the button, which is what Enter and Space press', () => {
    render(<Menu />);
    fireEvent.click(button());
    expect(entry()).toBeInTheDocument();

    fireEvent.click(button());
    expect(entry()).toBeNull();
  });

  it('does not close what the pointer has just opened, but the next click does', () => {
    render(<Menu />);
    fireEvent.pointerEnter(container(), mouse);
    fireEvent.click(button());
    expect(entry()).toBeInTheDocument();

    fireEvent.click(button());
    expect(entry()).toBeNull();
  });

  it('leaves a touch to the click that follows it', () => {
    render(<Menu />);
    fireEvent.pointerEnter(container(), touch);
    expect(entry()).toBeNull();

    fireEvent.click(button());
    fireEvent.pointerLeave(container(), touch);
    wait(1000);
    expect(entry()).toBeInTheDocument();
  });

  it('NV-3 Escape closes and gives the focus back to the button', () => {
    const outer = jest.fn();
    render(
      <div onKeyDown={outer}>
        <Menu />
      </div>,
    );
    fireEvent.click(button());
    const link = screen.getByRole('link', {name: 'Entry'});
    act(() => link.focus());
    fireEvent.keyDown(link, {key: 'Escape'});

    expect(entry()).toBeNull();
    expect(button()).toHaveFocus();
    expect(outer).not.toHaveBeenCalled();
  });

  it('passes Escape on while it is closed, and other keys always', () => {
    const outer = jest.fn();
    render(
      <div onKeyDown={outer}>
        <Menu />
      </div>,
    );
    fireEvent.keyDown(button(), {key: 'Escape'});
    fireEvent.click(button());
    fireEvent.keyDown(button(), {key: 'ArrowDown'});

    expect(outer).toHaveBeenCalledTimes(2);
    expect(entry()).toBeInTheDocument();
  });

  it('NV-3 closes when the focus moves out, and not while it moves inside', () => {
    render(<Menu />);
    act(() => button().focus());
    fireEvent.click(button());
    act(() => screen.getByRole('link', {name: 'Entry'}).focus());
    expect(entry()).toBeInTheDocument();

    act(() => screen.getByRole('button', {name: 'Elsewhere'}).focus());
    expect(entry()).toBeNull();
  });

  it('closes on another page', () => {
    const {rerender} = render(<Menu path="/a" />);
    fireEvent.click(button());
    rerender(<Menu path="/b" />);

    expect(entry()).toBeNull();
  });

  it('leaves no timer behind', () => {
    const {unmount} = render(<Menu />);
    fireEvent.pointerEnter(container(), mouse);
    fireEvent.pointerLeave(container(), mouse);
    expect(jest.getTimerCount()).toBe(1);
    unmount();

    expect(jest.getTimerCount()).toBe(0);
  });
});
