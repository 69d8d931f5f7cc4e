/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {fireEvent, screen} from '@testing-library/react';

import AppearanceToggle from '../../../../src/features/Appearance';
import {installMedia} from '../../../support/dom/media';
import {defaultFixture} from '../../../support/docusaurusMocks/siteFixture';
import {renderSite} from '../../../support/docusaurusMocks/renderSite';

const mockTasks: (() => void)[] = [];
jest.mock('../../../../src/lib/afterPaint', () => ({
  afterPaint: (task: () => void) => {
    mockTasks.push(task);
  },
}));

/** Shows the frame that the presses so far wait for. */
const paint = (): void => mockTasks.splice(0).forEach((task) => task());

const press = (): void => {
  fireEvent.click(toggle());
  paint();
};

const key = 'theme-rslib';
const root = document.documentElement;
const setMedia = installMedia();

/** What the root element says: theme, choice, class. */
const state = (): [string | undefined, string | undefined, boolean] => [
  root.dataset.theme,
  root.dataset.themeChoice,
  root.classList.contains('dark'),
];

const toggle = (): HTMLElement =>
  screen.getByRole('button', {name: /^Switch between dark and light mode/});

/** Loaded once the browser's parts that jsdom lacks are there: it listens from then on. */
let client: typeof import('../../../../src/features/Appearance/client');
beforeAll(async () => {
  client = await import('../../../../src/features/Appearance/client');
});

beforeEach(() => {
  localStorage.clear();
  setMedia({dark: false, reducedMotion: false});
  Object.assign(root.dataset, {theme: 'light', themeChoice: 'system'});
  root.className = '';
  Reflect.deleteProperty(document, 'startViewTransition');
});

describe('appearance', () => {
  it('AP-1 flips between light and dark, with class, choice and name', () => {
    renderSite(<AppearanceToggle />);
    press();
    expect(state()).toEqual(['dark', 'dark', true]);
    expect(toggle()).toHaveAccessibleName(
      'Switch between dark and light mode (currently dark mode)',
    );

    press();
    expect(state()).toEqual(['light', 'light', false]);
    expect(toggle()).toHaveAccessibleName(
      'Switch between dark and light mode (currently light mode)',
    );
  });

  it('AP-1 comes back when pressed twice before the first press is on screen', () => {
    renderSite(<AppearanceToggle />);
    fireEvent.click(toggle());
    fireEvent.click(toggle());
    paint();

    expect(state()).toEqual(['light', 'light', false]);
    expect(localStorage.getItem(key)).toBe('light');
  });

  it('AP-1 remembers the choice where Docusaurus’ pre-paint script reads it', () => {
    renderSite(<AppearanceToggle />);
    press();
    expect(localStorage.getItem(key)).toBe('dark');

    press();
    expect(localStorage.getItem(key)).toBe('light');
  });

  it('ER-4 flips when storage is denied', () => {
    const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    renderSite(<AppearanceToggle />);
    press();
    spy.mockRestore();

    expect(state()).toEqual(['dark', 'dark', true]);
  });

  it('AP-1 follows the system live while nothing is chosen', () => {
    renderSite(<AppearanceToggle />);
    setMedia({dark: true});
    expect(state()).toEqual(['dark', 'system', true]);

    setMedia({dark: false});
    expect(state()).toEqual(['light', 'system', false]);
  });

  it('AP-1 keeps a choice when the system changes', () => {
    renderSite(<AppearanceToggle />);
    press();
    press();
    setMedia({dark: true});

    expect(state()).toEqual(['light', 'light', false]);
  });

  it('does not read the event for React as one of another tab', () => {
    renderSite(<AppearanceToggle />);
    press();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', {key, newValue: 'dark'}));

    expect(state()).toEqual(['dark', 'dark', true]);
  });

  it('names the mode of a page that comes later', () => {
    Object.assign(root.dataset, {theme: 'dark', themeChoice: 'dark'});
    renderSite(<AppearanceToggle />);
    client.onRouteDidUpdate();

    expect(toggle()).toHaveAccessibleName(/currently dark mode/);
  });

  describe('reveal', () => {
    const start = jest.fn((change: () => void) => {
      change();
      return {ready: new Promise(() => undefined)};
    });

    beforeEach(() => {
      start.mockClear();
      Object.assign(document, {startViewTransition: start});
    });

    it('AP-4 is used where the browser can, and flips the page', () => {
      renderSite(<AppearanceToggle />);
      press();

      expect(start).toHaveBeenCalledTimes(1);
      expect(state()).toEqual(['dark', 'dark', true]);
    });

    it('AP-4 is left out under reduced motion', () => {
      setMedia({reducedMotion: true});
      renderSite(<AppearanceToggle />);
      press();

      expect(start).not.toHaveBeenCalled();
      expect(state()).toEqual(['dark', 'dark', true]);
    });

    it('AP-4 is left out when it is switched off', () => {
      const site = {...defaultFixture.site, enableAppearanceAnimation: false};
      renderSite(<AppearanceToggle />, {site});
      press();

      expect(start).not.toHaveBeenCalled();
      expect(state()).toEqual(['dark', 'dark', true]);
    });
  });
});
