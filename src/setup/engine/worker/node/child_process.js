const {generateDeclarations} = require('../typescript');

function unavailable() {
  throw new Error('A browser starts no programs.');
}

/** rsbuild-plugin-dts runs TypeScript in a process of its own. Here it runs in this worker. */
function fork() {
  const listeners = {message: [], close: []};
  const child = {
    on(event, listener) {
      listeners[event]?.push(listener);
      return child;
    },
    once: (event, listener) => child.on(event, listener),
    kill() {},
    async send(options) {
      // As between processes: without functions, and not the same objects.
      const status = await generateDeclarations(JSON.parse(JSON.stringify(options)));
      listeners.message.forEach((listener) => listener(status));
      listeners.close.forEach((listener) => listener(0));
    },
  };
  return child;
}

module.exports = {fork, exec: unavailable, execFile: unavailable, spawn: unavailable};
