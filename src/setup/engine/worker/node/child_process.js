const {EventEmitter} = require('events');

/** rsbuild-plugin-dts runs TypeScript in a process of its own. Here it runs in this worker. */
exports.fork = () =>
  Object.assign(new EventEmitter(), {
    kill() {},
    async send(options) {
      const {generateDts} = await import('dts-files/dist/dts.js');
      const {logger} = await import('@rsbuild/core');
      try {
        // As between processes: without functions, and not the same objects.
        await generateDts(JSON.parse(JSON.stringify(options)));
        this.emit('message', 'success');
      } catch (error) {
        logger.error(error);
        this.emit('message', 'error');
      }
    },
  });
