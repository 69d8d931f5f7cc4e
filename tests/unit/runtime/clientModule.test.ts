/** @jest-environment jsdom */
import {inBrowser, onEachPage} from '../../../src/runtime/clientModule';

const fault = new Error('broken');
const fail = (): void => {
  throw fault;
};

it('a client module that fails is told of, and those after it go on', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const after = jest.fn();
  [onEachPage(fail), onEachPage(after)].forEach((onRouteDidUpdate) => onRouteDidUpdate());
  inBrowser(fail);

  expect(after).toHaveBeenCalledTimes(1);
  expect(error.mock.calls).toEqual([[fault], [fault]]);
});
