import type {Page} from '@playwright/test';

/**
 * Holds back every script that is asked for from now on, as a slow network does.
 *
 * @returns lets them through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
