// @ts-check
/**
 * The address rules of GitHub Pages, as observed by
 * https://github.com/slorber/trailing-slash-guide (docs/Hosting-Providers.md):
 *
 *   - names are case sensitive;
 *   - `/a` is the file `a`, or else `a.html`, or else 301 to `/a/` where `a/index.html` exists;
 *   - `/a/` is `a/index.html`; where only `a.html` exists it is not found;
 *   - whatever is not found gets the one `404.html` of the root, with status 404.
 *
 * Not modelled: the ten minutes of caching that Pages gives every file, and its lack of Brotli.
 *
 * @type {import('./server.mjs').Rules}
 */
export function githubPages(pathname, isFile) {
  const name = pathname.replace(/^\//, '');
  if (name === '' || name.endsWith('/')) {
    return isFile(`${name}index.html`)
      ? {status: 200, file: `${name}index.html`}
      : notFound(isFile);
  }
  const file = [name, `${name}.html`].find(isFile);
  if (file) {
    return {status: 200, file};
  }
  return isFile(`${name}/index.html`) ? {status: 301, location: `/${name}/`} : notFound(isFile);
}

/**
 * @param {(file: string) => boolean} isFile
 * @returns {import('./server.mjs').Answer}
 */
function notFound(isFile) {
  return isFile('404.html') ? {status: 404, file: '404.html'} : {status: 404};
}
