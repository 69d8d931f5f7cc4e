/** @jest-environment jsdom */
import {startWhenPainted} from '../../../src/runtime/early';
import {trustOwnScripts} from '../../../src/runtime/trustedTypes/early';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'trustedTypes');
});

/* An extension of the reader's browser may create the one policy named `default` before the page does. */

it('what follows in the head runs although another one has made the policy', () => {
  jest.spyOn(console, 'warn').mockReturnValue();
  const createPolicy = jest.fn(() => {
    throw new TypeError('Policy with name "default" already exists.');
  });
  Object.assign(window, {trustedTypes: {createPolicy}});

  expect(trustOwnScripts).not.toThrow();
  expect(createPolicy).toHaveBeenCalledTimes(1);
});

it('tells the reader that the script of the page is refused by that policy', () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockReturnValue();
  Object.assign(window, {
    PerformanceObserver: class {
      observe = (): void => undefined;
    },
  });
  jest.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
    throw new TypeError('This document requires TrustedScriptURL assignment.');
  });
  document.documentElement.dataset.script = '/assets/js/lean.js';
  const onFailure = jest.fn();
  startWhenPainted(onFailure);
  jest.advanceTimersByTime(1000);

  expect(onFailure).toHaveBeenCalledTimes(1);
});
