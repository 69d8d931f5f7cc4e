const {EventEmitter} = require('events');
const {gzipSync} = require('fflate');

/** For the sizes that the tool prints. */
exports.createGzip = ({level}) =>
  Object.assign(new EventEmitter(), {
    end(data) {
      this.emit('data', gzipSync(Buffer.from(data), {level}));
      this.emit('end');
    },
  });
