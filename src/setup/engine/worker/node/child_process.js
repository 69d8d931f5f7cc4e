const EventEmitter = require('events');

const {generateDeclarations} = require('../typescript');

/** rsbuild-plugin-dts runs TypeScript in a process of its own. Here it runs in this worker. */
exports.fork = () =>
  Object.assign(new EventEmitter(), {
    kill() {},
    async send(options) {
      // As between processes: without functions, and not the same objects.
      this.emit('message', await generateDeclarations(JSON.parse(JSON.stringify(options))));
      this.emit('close', 0);
    },
  });
