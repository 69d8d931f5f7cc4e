const {gzipSync} = require('fflate');

module.exports = {
  constants: {},
  /** For the sizes that the tool prints. */
  createGzip({level}) {
    const listeners = {};
    const stream = {
      on(event, listener) {
        listeners[event] = listener;
        return stream;
      },
      end(data) {
        listeners.data(gzipSync(Buffer.from(data), {level}));
        listeners.end();
      },
    };
    return stream;
  },
};
