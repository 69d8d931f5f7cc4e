/** @jest-environment jsdom */
import {renderHook} from '@testing-library/react';

import {useBackGesture} from '../../../../src/search/modal/useBackGesture';

/** Stands in for the browser's own, which only a real gesture reaches. */
class FakeCloseWatcher extends EventTarget {
  static alive: FakeCloseWatcher[] = [];

  constructor() {
    super();
    FakeCloseWatcher.alive.push(this);
  }

  destroy(): void {
    FakeCloseWatcher.alive = FakeCloseWatcher.alive.filter((each) => each !== this);
  }
}

afterEach(() => {
  Reflect.deleteProperty(window, 'CloseWatcher');
  FakeCloseWatcher.alive = [];
});

describe('the way back on a phone', () => {
  it('closes the modal', () => {
    Object.assign(window, {CloseWatcher: FakeCloseWatcher});
    const onClose = jest.fn();
    renderHook(() => useBackGesture(onClose));
    FakeCloseWatcher.alive[0]?.dispatchEvent(new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is not watched once the modal is gone', () => {
    Object.assign(window, {CloseWatcher: FakeCloseWatcher});
    const {unmount} = renderHook(() => useBackGesture(() => undefined));
    expect(FakeCloseWatcher.alive).toHaveLength(1);
    unmount();
    expect(FakeCloseWatcher.alive).toEqual([]);
  });

  it('is left alone where the browser does not tell of it', () => {
    expect(() => renderHook(() => useBackGesture(() => undefined))).not.toThrow();
  });
});
