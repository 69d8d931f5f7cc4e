/* What Node.js gives every module. The worker imports this file first. */
import {Buffer} from '@napi-rs/wasm-runtime/fs';
import 'unenv/polyfill/timers';
import process from 'unenv/node/process';

/** Receives what the tool prints. The worker replaces it for each build. */
export const output = {write: (/** @type {string} */ _text) => {}};

Object.assign(process, {
  platform: 'linux',
  env: {NODE_ENV: 'production', NO_COLOR: '1'},
  exit(/** @type {number} */ code) {
    throw new Error(`The tool ended with exit code ${code}.`);
  },
});
// Without Node.js' version: the runtime of the binding would take the worker for Node.js.
Object.defineProperty(process, 'versions', {value: {}});

Object.assign(globalThis, {process, Buffer, global: globalThis});
// Firefox did not have it before version 138.
Error.captureStackTrace ??= () => {};

for (const level of ['log', 'info', 'warn', 'error', 'debug']) {
  console[level] = (/** @type {unknown[]} */ ...values) =>
    output.write(`${values.map(String).join(' ')}\n`);
}
