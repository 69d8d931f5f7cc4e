/* What Node.js gives every module. The worker imports this file first. */
import {Buffer} from '@napi-rs/wasm-runtime/fs';
// Written by scripts/engine/bundle.mjs.
import {nodeVersion} from 'engine-facts';

/** Receives what the tool prints. The worker replaces it for each build. */
export const output = {write: (/** @type {string} */ _text) => {}};

const stream = {
  isTTY: false,
  columns: 80,
  write: (/** @type {unknown} */ text) => output.write(String(text)),
  on() {},
  once() {},
};

let directory = '/';

const process = {
  platform: 'linux',
  arch: 'wasm32',
  argv: ['node', 'rslib'],
  version: nodeVersion,
  // Without Node.js' version: the runtime of the binding would take the worker for Node.js.
  versions: {},
  env: {NODE_ENV: 'production', NO_COLOR: '1'},
  stdout: stream,
  stderr: stream,
  stdin: stream,
  cwd: () => directory,
  chdir(/** @type {string} */ folder) {
    directory = folder;
  },
  hrtime: Object.assign(
    (/** @type {[number, number]} */ [seconds, nanoseconds] = [0, 0]) => {
      const now = performance.now();
      return [Math.floor(now / 1e3) - seconds, Math.floor((now % 1e3) * 1e6) - nanoseconds];
    },
    {bigint: () => BigInt(Math.floor(performance.now() * 1e6))},
  ),
  memoryUsage: () => ({rss: 0, heapUsed: 0}),
  nextTick: (/** @type {Function} */ run, /** @type {unknown[]} */ ...values) =>
    queueMicrotask(() => run(...values)),
  on: () => process,
  once: () => process,
  off: () => process,
  emitWarning() {},
  exit(/** @type {number} */ code) {
    throw new Error(`The tool ended with exit code ${code}.`);
  },
};

Object.assign(globalThis, {
  process,
  Buffer,
  global: globalThis,
  setImmediate: (/** @type {Function} */ run, /** @type {unknown[]} */ ...values) =>
    setTimeout(run, 0, ...values),
  clearImmediate: clearTimeout,
});
// Firefox did not have it before version 138.
Error.captureStackTrace ??= () => {};

for (const level of ['log', 'info', 'warn', 'error', 'debug']) {
  console[level] = (/** @type {unknown[]} */ ...values) =>
    output.write(`${values.map(String).join(' ')}\n`);
}
