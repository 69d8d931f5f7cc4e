import type {Page} from '@playwright/test';

/** Makes the page's time limits end in a quarter of their time, until `mendTime`. */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {speed: 4});
    const setTimer = (run: () => void, milliseconds = 0): number => {
      const {speed} = window as unknown as {speed: number};
      // Shorter ones are pauses of the page, and no time limits.
      return wait(run, milliseconds < 3000 ? milliseconds : milliseconds / speed);
    };
    Object.assign(window, {setTimeout: setTimer});
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimer(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
}

/** Lets time limits take their time. */
export async function mendTime(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, {speed: 1}));
}

/** Shortens time limits again, on a page that was opened with `hurry`. */
export async function breakTime(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, {speed: 4}));
}
