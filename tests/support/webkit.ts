import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';

import {expect, test as base} from '@playwright/test';
import {Builder, Capabilities, type WebDriver, type WebElement} from 'selenium-webdriver';

import {findWebKit} from '../harness/browser.mjs';
import {hosts} from './hosts';

/*
 * WebKit as Debian and Ubuntu have it: the small browser of WebKitGTK and its WebDriver. Playwright can only drive a
 * WebKit of its own, but it starts the servers, runs these tests beside the others and counts them.
 */

/** Does what a reader does. Elements are found by a selector and, where one is given, by their name. */
export class Reader {
  constructor(readonly driver: WebDriver) {}

  /** Runs a function in the page. */
  run<Result, Args extends unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return this.driver.executeScript<Result>(script, ...args);
  }

  /** Opens a page and waits until its controls work. From then on, what goes wrong on it is kept. */
  async open(path: string, origin: string = hosts.githubPages.origin): Promise<void> {
    await this.driver.get(origin + path);
    await this.interactive();
  }

  /** Waits until the controls of a page that was loaded work. */
  async interactive(): Promise<void> {
    await expect
      .poll(() => this.run(() => document.documentElement.dataset.ready !== undefined))
      .toBe(true);
    await this.run(() => {
      const faults: string[] = [];
      const {error} = console;
      console.error = (...values: unknown[]) => {
        faults.push(values.join(' '));
        error(...values);
      };
      window.addEventListener('error', ({message}) => faults.push(message));
      window.addEventListener('unhandledrejection', ({reason}) => faults.push(String(reason)));
      Object.assign(window, {faults});
    });
  }

  /** Errors of the page since it was opened. */
  faults(): Promise<string[]> {
    return this.run(() => (window as {faults?: string[]}).faults ?? []);
  }

  /** The first of the elements that is shown; null when none is. */
  private seek(selector: string, name = ''): Promise<WebElement | null> {
    return this.run(
      (wanted: string, wantedName: string) =>
        [...document.querySelectorAll(wanted)].find(
          (element) =>
            element.checkVisibility({visibilityProperty: true}) &&
            (wantedName === '' ||
              (element.ariaLabel ?? element.textContent).trim().includes(wantedName)),
        ) ?? null,
      selector,
      name,
    ) as unknown as Promise<WebElement | null>;
  }

  async isShown(selector: string, name?: string): Promise<boolean> {
    return (await this.seek(selector, name)) !== null;
  }

  /** Waits until an element is shown. */
  async find(selector: string, name?: string): Promise<WebElement> {
    let found: WebElement | null = null;
    const what = name ? `${selector} “${name}”` : selector;
    await expect
      .poll(
        async () => {
          found = await this.seek(selector, name);
          return found !== null;
        },
        {message: `${what} is shown`},
      )
      .toBe(true);
    return found as unknown as WebElement;
  }

  async click(selector: string, name?: string): Promise<void> {
    await (await this.find(selector, name)).click();
  }

  async gone(selector: string, name?: string): Promise<void> {
    await expect
      .poll(() => this.isShown(selector, name), {message: `${selector} is gone`})
      .toBe(false);
  }

  /** Presses keys, or types a text, where the focus is. */
  async press(...keys: string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Asks whether the focus is on an element of the selector, or inside one. */
  hasFocus(selector: string): Promise<boolean> {
    return this.run(
      (wanted) => (document.activeElement?.closest(wanted) ?? null) !== null,
      selector,
    );
  }

  /** Address without the origin. */
  address(): Promise<string> {
    return this.run(() => location.href.slice(location.origin.length));
  }

  text(selector: string): Promise<string> {
    return this.run((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
  }

  /** The window of WebKitGTK is at least 447 px wide. */
  async resize(width: number, height: number): Promise<void> {
    await this.driver.manage().window().setRect({x: 0, y: 0, width, height});
  }
}

interface Fixtures {
  /** The faults that a test provokes on purpose. */
  allowed: RegExp;
  reader: Reader;
}

interface Workers {
  /** The browser of all tests. To start one takes longer than most tests. */
  driver: WebDriver;
}

const driverPort = hosts.githubPages.port + 6;
const driverOrigin = `http://127.0.0.1:${driverPort}`;

/** Playwright's `test` with a WebKit; it also fails on every fault that the page reports. */
export const test = base.extend<Fixtures, Workers>({
  allowed: [/^$/, {option: true}],
  driver: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for a pattern, also where nothing is taken
    async ({}, use) => {
      const programs = findWebKit(process.env);
      if (!programs) {
        throw new Error('There is no WebKit.');
      }
      // It writes the number of the free display that it has taken to its fourth channel.
      const display = spawn(
        programs.display,
        ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
        {stdio: ['ignore', 'ignore', 'ignore', 'pipe']},
      );
      const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
      const program = spawn(programs.driver, [`--port=${driverPort}`], {
        stdio: 'ignore',
        env: {...process.env, DISPLAY: `:${String(number).trim()}`},
      });
      const answers = () => fetch(`${driverOrigin}/status`).then(({ok}) => ok);
      await expect.poll(() => answers().catch(() => false)).toBe(true);
      const driver = await new Builder()
        .disableEnvironmentOverrides()
        .usingServer(driverOrigin)
        .withCapabilities(new Capabilities({browserName: 'MiniBrowser'}))
        .build();
      await use(driver);
      await driver.quit();
      program.kill();
      display.kill();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  reader: async ({driver, allowed}, use) => {
    const reader = new Reader(driver);
    await reader.resize(1440, 900);
    await use(reader);
    const faults = (await reader.faults()).filter((fault) => !allowed.test(fault));
    // The next reader has never been here. After a failure there is another browser.
    await reader.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await driver.get('about:blank');
    expect(faults, 'the page runs without faults').toEqual([]);
  },
});

export {expect};
