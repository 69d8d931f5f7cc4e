/* global __dirname -- a CommonJS file, as a loader has to be */
'use strict';
const path = require('node:path');

const server = path.resolve(__dirname, '../../client/clientComponents/server.tsx');

/**
 * Passes the exports of a module with `'use client'` through `createClientExports`, in the bundle of the server. The
 * module itself is required under a query, so that this loader leaves it alone.
 *
 * @this {{resourcePath: string, getOptions: () => {names: ReadonlyMap<string, string>}}}
 */
exports.pitch = function pitch() {
  const name = this.getOptions().names.get(this.resourcePath);
  return `
    const {createClientExports} = require(${JSON.stringify(server)});
    const exported = require(${JSON.stringify(`${this.resourcePath}?client`)});
    module.exports = createClientExports(${JSON.stringify(name)}, exported);
  `;
};
