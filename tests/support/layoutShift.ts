import type {Page} from '@playwright/test';

/**
 * Adds up what moves in each document that the page opens from now on.
 *
 * @returns reads the sum of the open document, as the browser scores shifts; 0 when nothing has moved
 */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, {shift: 0});
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries()) {
        (window as unknown as {shift: number}).shift += (
          entry as PerformanceEntry & {value: number}
        ).value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shift: number}).shift);
}
