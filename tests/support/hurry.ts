import type {Page} from '@playwright/test';

/**
 * Has the page's time limits end in a quarter of their time, until `mendTime`. What is proven of each is that it ends,
 * and what the reader sees then; `waits` tells how long they are.
 */
export async function hurry(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, {speed: 4, waits: []});
    const setTimer = (run: () => void, milliseconds = 0): number => {
      const {speed, waits} = window as unknown as {speed: number; waits: number[]};
      const end = (): void => {
        waits.push(milliseconds);
        run();
      };
      // Shorter ones are pauses of the page, and no time limits.
      return wait(end, milliseconds < 3000 ? milliseconds : milliseconds / speed);
    };
    Object.assign(window, {setTimeout: setTimer});
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimer(() => controller.abort(new DOMException('late', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
}

/** Lets time go by as it does. */
export async function mendTime(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, {speed: 1}));
}

/** Has it go fast again, on a page that was opened with `hurry`. */
export async function breakTime(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, {speed: 4}));
}

/** The time limits of the open page that have come to their end, in ms. */
export const waits = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as {waits?: number[]}).waits ?? []);
