const {sha256} = require('@noble/hashes/sha2.js');

const algorithms = {sha256};

exports.createHash = (name) => {
  const hash = algorithms[name].create();
  return {
    update(data) {
      hash.update(new Uint8Array(Buffer.from(data)));
      return this;
    },
    digest(encoding) {
      const bytes = Buffer.from(hash.digest());
      return encoding ? bytes.toString(encoding) : bytes;
    },
  };
};
