/** @jest-environment jsdom */
import {attachZoom} from '../../../src/features/PictureZoom/zoom';

const listeners = new Map<string, (event: {target: unknown}) => void>();
const close = jest.fn();
const library = {
  on: (name: string, listener: (event: {target: unknown}) => void) => {
    listeners.set(name, listener);
    return library;
  },
  attach: jest.fn(),
  detach: jest.fn(),
  close,
  getImages: () => [],
};

jest.mock('medium-zoom/dist/pure', () => ({__esModule: true, default: () => library}));

const tell = (name: string) => listeners.get(name)?.({target: document.body});

it('closes a picture that was still opening when another page came', () => {
  attachZoom([]);
  tell('open');
  tell('opened');
  expect(close).not.toHaveBeenCalled();

  tell('close');
  tell('open');
  // The library does not close what still opens.
  attachZoom([]);
  tell('opened');
  expect(close).toHaveBeenCalledTimes(1);
});
