module.exports = {
  // Loaders of CSS run what the bundler made of it. The policy of workers allows this; that of pages does not.
  // oxlint-disable-next-line no-eval
  runInThisContext: (code) => globalThis.eval(code),
};
