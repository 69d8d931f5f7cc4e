/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';
import {useRef, type ReactNode} from 'react';

import {useModalKeys} from '../../../../src/search/modal/useModalKeys';

// jsdom lays nothing out; an element counts as drawn unless it says otherwise.
beforeAll(() => {
  Element.prototype.getClientRects = function getClientRects() {
    return (this.hasAttribute('hidden') ? [] : [{}]) as unknown as DOMRectList;
  };
});

function Dialog({onClose, onKeyDown}: {onClose: () => void; onKeyDown: () => void}): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useModalKeys(frame, onClose);
  return (
    <>
      <button type="button">outside</button>
      <div ref={frame}>
        <input aria-label="query" onKeyDown={onKeyDown} />
        <button type="button">last</button>
        <a href="#hit" tabIndex={-1}>
          hit
        </a>
        <button type="button" hidden>
          hidden
        </button>
      </div>
    </>
  );
}

function setUp() {
  const onClose = jest.fn();
  const onKeyDown = jest.fn();
  render(<Dialog onClose={onClose} onKeyDown={onKeyDown} />);
  const input = screen.getByLabelText('query');
  input.focus();
  return {onClose, onKeyDown, input};
}

describe('the keys of the modal', () => {
  it.each(['Enter', 'Escape', 'ArrowDown', 'ArrowUp'])(
    'SR-5 %s of an input method changes nothing, and stays the input method’s',
    (key) => {
      const {onClose, onKeyDown, input} = setUp();
      expect(fireEvent.keyDown(input, {key, isComposing: true})).toBe(true);
      // Safari ends a composition before its Enter.
      expect(fireEvent.keyDown(input, {key, keyCode: 229})).toBe(true);
      expect(onKeyDown).not.toHaveBeenCalled();
      expect(onClose).not.toHaveBeenCalled();
    },
  );

  it('SR-5 Escape of an input method is no way back, where the browser watches for one', () => {
    Object.assign(window, {CloseWatcher: class {}});
    const {onClose, input} = setUp();
    expect(fireEvent.keyDown(input, {key: 'Escape', isComposing: true})).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
    Reflect.deleteProperty(window, 'CloseWatcher');
  });

  it('SR-5 Enter and arrows reach the modal otherwise', () => {
    const {onKeyDown, input} = setUp();
    fireEvent.keyDown(input, {key: 'Enter'});
    fireEvent.keyDown(input, {key: 'ArrowDown'});
    expect(onKeyDown).toHaveBeenCalledTimes(2);
  });

  it('SR-1 Escape closes', () => {
    const {onClose, onKeyDown, input} = setUp();
    fireEvent.keyDown(input, {key: 'Escape'});
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  it('SR-1 Tab stays inside, past what is hidden or no tab stop', () => {
    const {input} = setUp();
    fireEvent.keyDown(input, {key: 'Tab', shiftKey: true});
    expect(document.activeElement).toBe(screen.getByText('last'));
    fireEvent.keyDown(screen.getByText('last'), {key: 'Tab'});
    expect(document.activeElement).toBe(input);
    expect(fireEvent.keyDown(input, {key: 'Tab'})).toBe(true);
  });

  it('SR-1 Tab comes back from outside', () => {
    const {input} = setUp();
    screen.getByText('outside').focus();
    fireEvent.keyDown(screen.getByText('outside'), {key: 'Tab'});
    expect(document.activeElement).toBe(input);
  });
});
