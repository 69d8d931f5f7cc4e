/*
 * Modules of Node.js that only servers, terminals and watchers use. Modules of the tool name them while they load, so
 * every name exists; whatever is called, or made with `new`, says so.
 */
function Unavailable() {
  throw new Error('This part of Node.js is not available in the browser.');
}

module.exports = new Proxy(
  {},
  {get: (_, name) => (name === '__esModule' ? undefined : Unavailable)},
);
