#!/usr/bin/env node
// @ts-check
/*
 * Playwright starts this program in Firefox's place. It starts the Firefox of the machine and passes on what the two say
 * to each other. Playwright sends `emulation.setMediaFeaturesOverride` with every new context, which the ESR refuses as
 * unknown. It is answered here, so the pages see the light theme of the system whatever a test emulates.
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import process from 'node:process';

import WebSocket, {WebSocketServer} from 'ws';

import {findFirefox} from '../../harness/browser.mjs';

const program = findFirefox(process.env) ?? '/usr/bin/firefox-esr';

const firefox = spawn(program, process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
  process.on(signal, () => firefox.kill(signal));
}

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
    playwright.on('message', async (data) => {
      await opened;
      const {id, method} = JSON.parse(String(data));
      if (method === 'emulation.setMediaFeaturesOverride') {
        playwright.send(JSON.stringify({type: 'success', id, result: {}}));
      } else {
        browser.send(String(data));
      }
    });
    browser.on('message', (data) => playwright.send(String(data)));
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
