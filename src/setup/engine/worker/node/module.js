const {builtinModules} = require('engine-facts');

const {fs} = require('../fileSystem');
const {modules} = require('../modules');

/** Finds a module as `require` in a file does. @returns the path or the name of a module that exists */
function locate(request, from) {
  const bare = request.replace(/^node:/, '');
  const relative = /^\.{1,2}\//.test(bare);
  const base = String(from).startsWith('file:') ? from : `file://${from}`;
  const path = relative ? decodeURIComponent(new URL(bare, base).pathname) : bare;
  const found = [path, `/node_modules/${path}`].find(
    (one) => modules[one] || (one.startsWith('/') && fs.existsSync(one)),
  );
  if (found) {
    return found;
  }
  throw Object.assign(new Error(`Cannot find module '${request}' from '${from}'`), {
    code: 'MODULE_NOT_FOUND',
  });
}

function createRequire(from) {
  const load = (request) => {
    const path = locate(request, from);
    if (!modules[path]) {
      throw Object.assign(new Error(`${path} cannot be run in the browser.`), {
        code: 'MODULE_NOT_FOUND',
      });
    }
    return modules[path]();
  };
  return Object.assign(load, {resolve: (request) => locate(request, from)});
}

module.exports = {
  createRequire,
  builtinModules,
  isBuiltin: (name) => builtinModules.includes(name.replace(/^node:/, '')),
};
