const {default: unenv} = require('unenv/node/module');

const {fs} = require('../fileSystem');
const {modules} = require('../modules');

/** @returns {never} */
function fail(message) {
  throw Object.assign(new Error(message), {code: 'MODULE_NOT_FOUND'});
}

function createRequire(from) {
  const base = String(from).startsWith('file:') ? from : `file://${from}`;
  /** @returns {string} the path or the name of a module that exists */
  const resolve = (request) => {
    const bare = request.replace(/^node:/, '');
    const path = /^\.{1,2}\//.test(bare) ? decodeURIComponent(new URL(bare, base).pathname) : bare;
    return (
      [path, `/node_modules/${path}`].find(
        (one) => modules[one] || (one.startsWith('/') && fs.existsSync(one)),
      ) ?? fail(`Cannot find module '${request}' from '${from}'`)
    );
  };
  const load = (request) => {
    const path = resolve(request);
    return modules[path] ? modules[path]() : fail(`${path} cannot be run in the browser.`);
  };
  return Object.assign(load, {resolve});
}

module.exports = {...unenv, createRequire};
