const {md5, sha1} = require('@noble/hashes/legacy.js');
const {sha256, sha512} = require('@noble/hashes/sha2.js');

const algorithms = {md5, sha1, sha256, sha512};

function createHash(name) {
  const algorithm = algorithms[name];
  if (!algorithm) {
    throw new Error(`The hash function ${name} is not available in the browser.`);
  }
  const hash = algorithm.create();
  return {
    update(data) {
      hash.update(typeof data === 'string' ? Buffer.from(data) : new Uint8Array(data));
      return this;
    },
    digest(encoding) {
      const bytes = Buffer.from(hash.digest());
      return encoding ? bytes.toString(encoding) : bytes;
    },
  };
}

module.exports = {createHash, randomUUID: () => crypto.randomUUID()};
