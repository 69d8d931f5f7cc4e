module.exports = {
  URL,
  URLSearchParams,
  fileURLToPath: (url) => decodeURIComponent(new URL(url).pathname),
  pathToFileURL: (path) =>
    new URL(`file://${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}`),
  // Old parser of URLs, which css-loader asks about relative ones.
  parse(url) {
    const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url);
    return {pathname, search: search ?? null, query: search?.slice(1) ?? null, hash: hash ?? null};
  },
  format: String,
};
