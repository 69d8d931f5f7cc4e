module.exports = {
  constants: {},
  /** For the sizes that the tool prints. */
  gzip(data, done) {
    const stream = new Blob([data]).stream().pipeThrough(new CompressionStream('gzip'));
    void new Response(stream).arrayBuffer().then((buffer) => done(null, Buffer.from(buffer)), done);
  },
};
