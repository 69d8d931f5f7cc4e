#!/usr/bin/env node
// @ts-check
/*
 * Playwright starts this program in Firefox's place. It starts the Firefox that the machine has and passes on
 * what the two say to each other. The ESR does not know one command that Playwright sends with every new
 * context, `emulation.setMediaFeaturesOverride`; where it is refused as unknown, it is answered here by the
 * preference that does the same.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import process from 'node:process';

import WebSocket, {WebSocketServer} from 'ws';

import {findFirefox} from '../../harness/browser.mjs';

const program = findFirefox(process.env) ?? '/usr/bin/firefox-esr';

const firefox = spawn(program, ['--remote-allow-system-access', ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
  process.on(signal, () => firefox.kill(signal));
}

/** Values of the preference `layout.css.prefers-color-scheme.content-override`. */
const schemes = new Map([
  ['dark', 0],
  ['light', 1],
]);
const noOverride = 2;

/** Our own commands count from here, beyond those of Playwright. */
let lastId = 2 ** 40;

/**
 * Lets Playwright talk to Firefox through a socket of ours.
 *
 * @param {string} address of Firefox's own socket
 */
function relay(address) {
  const server = new WebSocketServer({port: 0, host: '127.0.0.1'}, () => {
    const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on('connection', (playwright) => {
    const browser = new WebSocket(`${address}/session`);
    const opened = once(browser, 'open');
    /** @type {Map<number, (answer: any) => void>} */
    const asked = new Map();

    /** @param {string} method @param {object} params @returns {Promise<any>} */
    const ask = (method, params) => {
      lastId += 1;
      browser.send(JSON.stringify({id: lastId, method, params}));
      return new Promise((resolve) => asked.set(lastId, resolve));
    };

    /** @param {string | null | undefined} scheme */
    const emulateScheme = async (scheme) => {
      const {result} = await ask('browsingContext.getTree', {'moz:scope': 'chrome', maxDepth: 0});
      await ask('script.evaluate', {
        expression: `Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', ${
          schemes.get(scheme ?? '') ?? noOverride
        })`,
        target: {context: result.contexts[0].context},
        awaitPromise: false,
      });
    };

    playwright.on('message', async (data) => {
      await opened;
      const text = String(data);
      const {id, method, params} = JSON.parse(text);
      if (method === 'emulation.setMediaFeaturesOverride') {
        await emulateScheme(params.features['prefers-color-scheme']);
        playwright.send(JSON.stringify({type: 'success', id, result: {}}));
      } else {
        browser.send(text);
      }
    });
    browser.on('message', (data) => {
      const text = String(data);
      const answer = JSON.parse(text);
      const resolve = asked.get(answer.id);
      if (resolve) {
        asked.delete(answer.id);
        resolve(answer);
      } else {
        playwright.send(text);
      }
    });
    browser.on('close', () => playwright.close());
    playwright.on('close', () => browser.close());
  });
}

createInterface({input: firefox.stderr}).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  if (address) {
    relay(address);
  } else {
    console.error(line);
  }
});
