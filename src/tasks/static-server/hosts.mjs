// @ts-check
/*
 * How hosts map addresses to files, as observed by https://github.com/slorber/trailing-slash-guide
 * (docs/Hosting-Providers.md); letter case on Netlify by https://github.com/mdn/yari/issues/35.
 */

/**
 * What a host answers to a path: a file of the site with a status, or a redirect.
 *
 * @typedef {{status: 200 | 404, file: string} | {status: 301, location: string} | {status: 404}} Answer
 *
 * @callback Rules
 * @param {string} pathname decoded
 * @param {(file: string) => boolean} isFile takes a path from the site's root, with slashes and exact case
 * @returns {Answer}
 */

/**
 * What both hosts do: `/a` is the file `a`, or else `a.html`, or else 301 to `/a/` where `a/index.html`
 * exists; `/a/` is `a/index.html`.
 *
 * @param {string} name path without its first slash
 * @param {(file: string) => boolean} isFile
 * @returns {Answer | null}
 */
function findFile(name, isFile) {
  const isFolder = name === '' || name.endsWith('/');
  const file = (isFolder ? [`${name}index.html`] : [name, `${name}.html`]).find(isFile);
  if (file) {
    return {status: 200, file};
  }
  return !isFolder && isFile(`${name}/index.html`) ? {status: 301, location: `/${name}/`} : null;
}

/**
 * What is not found gets the one `404.html` of the root.
 *
 * @param {(file: string) => boolean} isFile
 * @returns {Answer}
 */
const notFound = (isFile) => (isFile('404.html') ? {status: 404, file: '404.html'} : {status: 404});

/**
 * GitHub Pages: names are case sensitive, and `/a/` is not found where only `a.html` exists. Not modelled: its
 * ten minutes of caching, and its lack of Brotli.
 *
 * @type {Rules}
 */
export const githubPages = (pathname, isFile) =>
  findFile(pathname.slice(1), isFile) ?? notFound(isFile);

/**
 * Netlify with "Pretty URLs", its default: `/a/` is 301 to `/a` where `a.html` exists, even beside a folder, and a
 * path with capitals that is no file is 301 to the same path in lower case. Not modelled: `_redirects`,
 * `_headers`, and the rewriting of links in HTML.
 *
 * @type {Rules}
 */
export function netlify(pathname, isFile) {
  /** @param {string} path @returns {Answer | null} */
  const find = (path) => {
    const bare = path.replace(/\/$/, '');
    return bare !== path && isFile(`${bare.slice(1)}.html`)
      ? {status: 301, location: bare}
      : findFile(path.slice(1), isFile);
  };
  const lower = pathname.toLowerCase();
  return find(pathname) ?? (find(lower) ? {status: 301, location: lower} : notFound(isFile));
}
