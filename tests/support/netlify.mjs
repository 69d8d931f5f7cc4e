// @ts-check
import {githubPages} from '../../src/tasks/staticServer.mjs';

/** @typedef {import('../../src/tasks/staticServer.mjs').Rules} Rules */
/** @typedef {import('../../src/tasks/staticServer.mjs').Found} Found */

/**
 * Netlify with "Pretty URLs", its default; letter case by https://github.com/mdn/yari/issues/35. Besides, `/a/` leads to `/a` where `a.html` exists, even beside a folder,
 * and a path with capitals that is no file to the same path in lower case. Not modelled: `_redirects`, and the
 * rewriting of links in HTML. @type {Rules}
 */
export function netlify(pathname, isFile) {
  /** @param {string} wanted @returns {Found} */
  const find = (wanted) => {
    const bare = wanted.replace(/\/$/, '');
    return bare !== wanted && isFile(`${bare.slice(1)}.html`)
      ? {location: bare}
      : githubPages(wanted, isFile);
  };
  const lower = pathname.toLowerCase();
  return find(pathname) ?? (find(lower) && {location: lower});
}
