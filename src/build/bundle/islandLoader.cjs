/* global __dirname -- a CommonJS file, as a loader has to be */
'use strict';
const path = require('node:path');

const server = path.resolve(__dirname, '../../runtime/islands/server.tsx');

/**
 * Puts `createIsland` round the component of an island's module, in the server's bundle. What else the module
 * exports stays as it is. The component is imported under a query, so that this loader leaves it alone.
 *
 * @this {{resourcePath: string, getOptions: () => {names: ReadonlyMap<string, string>}}}
 */
exports.pitch = function pitch() {
  const {names} = this.getOptions();
  const component = JSON.stringify(`${this.resourcePath}?island`);
  return `
    import * as module from ${component};
    import {createIsland} from ${JSON.stringify(server)};
    export * from ${component};
    export default createIsland(${JSON.stringify(names.get(this.resourcePath))}, module);
  `;
};
