const isInstance = (Type) => (value) => value instanceof Type;

/** @returns a text for messages, not Node.js' formatting */
function inspect(value) {
  if (typeof value === 'string' || value instanceof Error) {
    return String(value?.stack ?? value);
  }
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    return String(value);
  }
}

module.exports = {
  TextDecoder,
  TextEncoder,
  inspect,
  format: (...values) => values.map(inspect).join(' '),
  deprecate: (run) => run,
  inherits(Child, Parent) {
    Object.setPrototypeOf(Child.prototype, Parent.prototype);
  },
  isDeepStrictEqual: (a, b) => JSON.stringify(a) === JSON.stringify(b),
  promisify:
    (run) =>
    (...values) =>
      new Promise((resolve, reject) => {
        run(...values, (error, result) => (error ? reject(error) : resolve(result)));
      }),
  stripVTControlCharacters: (text) => text.replace(/\p{Cc}\[[\d;]*m/gu, ''),
  styleText: (_style, text) => String(text),
  types: {
    isDate: isInstance(Date),
    isNativeError: isInstance(Error),
    isPromise: isInstance(Promise),
    isRegExp: isInstance(RegExp),
  },
};
