/*
 * Modules of Node.js that only servers, terminals and watchers use. Modules of the tool name them while they load, so
 * every name exists; whatever is called says so.
 */
function unavailable() {
  throw new Error('This part of Node.js is not available in the browser.');
}

class Unavailable {
  constructor() {
    unavailable();
  }
}

const named = {
  constants: {},
  AsyncLocalStorage: class {
    getStore() {}
    run(_store, callback, ...values) {
      return callback(...values);
    }
  },
  MessageChannel,
  isMainThread: true,
  Readable: class {},
};

module.exports = new Proxy(named, {
  get: (target, name) =>
    name === '__esModule'
      ? undefined
      : (target[name] ?? (/^[A-Z]/.test(String(name)) ? Unavailable : unavailable)),
});
