// @ts-check
/**
 * The address rules of Netlify with its default, "Pretty URLs" on. Sources:
 * https://github.com/slorber/trailing-slash-guide (docs/Hosting-Providers.md, "Default settings") for
 * slashes and extensions, https://github.com/mdn/yari/issues/35 for letter case.
 *
 *   - `/a` is the file `a` or `a.html`, or else 301 to `/a/` where `a/index.html` exists;
 *   - `/a/` is 301 to `/a` where `a.html` exists (even beside a folder), or else `a/index.html`;
 *   - `/a.html` and `/a/index.html` are served as they are;
 *   - a path with capitals that is no file is 301 to the same path in lower case, where that exists;
 *   - whatever is not found gets the one `404.html` of the root, with status 404.
 *
 * Not modelled: `_redirects`, `_headers`, and the rewriting of links in HTML.
 *
 * @type {import('./server.mjs').Rules}
 */
export function netlify(pathname, isFile) {
  const exact = resolve(pathname, isFile);
  if (exact) {
    return exact;
  }
  const lower = pathname.toLowerCase();
  if (lower !== pathname && resolve(lower, isFile)) {
    return {status: 301, location: lower};
  }
  return isFile('404.html') ? {status: 404, file: '404.html'} : {status: 404};
}

/**
 * @param {string} pathname
 * @param {(file: string) => boolean} isFile
 * @returns {import('./server.mjs').Answer | null} null when there is nothing in exactly this case
 */
function resolve(pathname, isFile) {
  const name = pathname.replace(/^\//, '');
  const bare = name.replace(/\/$/, '');
  if (name === '' || name.endsWith('/')) {
    if (isFile(`${bare}.html`)) {
      return {status: 301, location: `/${bare}`};
    }
    return isFile(`${name}index.html`) ? {status: 200, file: `${name}index.html`} : null;
  }
  const file = [name, `${name}.html`].find(isFile);
  if (file) {
    return {status: 200, file};
  }
  return isFile(`${name}/index.html`) ? {status: 301, location: `/${name}/`} : null;
}
