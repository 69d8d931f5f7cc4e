/** @jest-environment jsdom */
import {appearanceScript} from '../../../../src/features/Appearance/script';

/** Runs the script as the page does, in the global scope. */
const run = (): unknown => (0, eval)(appearanceScript);

describe('appearanceScript', () => {
  it.each([
    ['dark', '', true],
    ['light', '', false],
    ['light', 'dark', false],
    ['', '', false],
  ])('AP-2 makes the class follow the theme %j (class before: %j)', (theme, before, dark) => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.className = before;
    run();

    expect(document.documentElement.classList.contains('dark')).toBe(dark);
  });
});
