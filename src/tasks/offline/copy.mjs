/**
 * The offline copy: the pages of a build with relative addresses that name files. What pages fetch, which browsers
 * refuse to pages from disk, becomes scripts that they load (`src/lib/offlineText.ts`).
 */
import {existsSync, readFileSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

import {filesIn} from '../../lib/filesIn.mjs';

/** For hosts, search engines and readers of feeds; a page of errors is of use on a host only. */
const leftOut =
  /^(?:_headers|_redirects|Caddyfile|nginx\.conf|vercel\.json|robots\.txt|sitemap\.xml|(?:.*\/)?(?:404\.html|routes\.json|titles\.json))$|\.(?:br|gz|zst)$/;

/** What leads on from an old address: it names the new one as hosts know it, and nobody has an old address of a copy. */
const isRedirect = (/** @type {string} */ page) => /<meta http-equiv="?refresh/.test(page);

/** Attributes, as rehype names them, whose value is an address. */
const isAddress = (/** @type {string} */ name) =>
  ['href', 'src', 'poster', 'data'].includes(name) || name.startsWith('data');

/** A policy names origins and files from disk have none; the other two lead to the site. */
const isForHosts = (/** @type {import('hast').Element} */ {tagName, properties}) =>
  (tagName === 'meta' && properties.httpEquiv !== undefined) ||
  (tagName === 'link' &&
    [properties.rel].flat().some((rel) => rel === 'canonical' || rel === 'alternate'));

const html = unified().use(rehypeParse).use(rehypeStringify, {allowDangerousCharacters: true});

/** The text as a script, which tells it to its own element. @param {string} text */
const toScript = (text) =>
  `document.currentScript.dispatchEvent(new CustomEvent('offline-text', {detail: ${JSON.stringify(text)}}));\n`;

/** Whether a folder was made here, so that it may be replaced: other sites, and the build, have an `index.html`, too. @param {string} folder */
export const isCopy = (folder) =>
  existsSync(path.join(folder, 'index.html')) &&
  /<html[^>]* data-offline=/.test(readFileSync(path.join(folder, 'index.html'), 'utf8'));

/**
 * @param {string} build folder of the built site @param {string} folder where the copy is written
 * @returns {Promise<{pages: number, missing: string[]}>} how many pages it has, and the addresses that have no file
 */
export async function makeOfflineCopy(build, folder) {
  /** @type {(file: string) => Promise<string>} */
  const read = (file) => fs.readFile(path.join(build, file), 'utf8');
  /** @type {string[]} */
  const files = [];
  for (const file of filesIn(build).filter((name) => !leftOut.test(name))) {
    if (!file.endsWith('.html') || !isRedirect(await read(file))) files.push(file);
  }
  const known = new Set(files);
  /** @type {(file: string, text: string) => Promise<void>} */
  const write = (file, text) => fs.writeFile(path.join(folder, file), text);

  const [, base = '/'] = /data-base-url="?([^"\s>]+)/.exec(await read('index.html')) ?? [];

  /** The file of an absolute path on the site. @param {string} address */
  const fileOf = (address) => {
    const [name = ''] = decodeURI(address.slice(base.length)).split(/[?#]/);
    return [name, `${name}.html`, `${name.replace(/\/?$/, '/')}index.html`.replace(/^\//, '')].find(
      (file) => known.has(file),
    );
  };
  /** @type {Set<string>} */
  const missing = new Set();
  /** An absolute path on the site, relative to a file of it. @param {string} from @param {string} address */
  const relative = (from, address) => {
    const file = fileOf(address);
    if (file === undefined) {
      missing.add(`${address} (${from})`);
      return address;
    }
    const [, rest = ''] = /^[^?#]*(.*)$/.exec(address) ?? [];
    return encodeURI(path.posix.relative(path.posix.dirname(from), file)) + rest;
  };
  /** The way from a file to a folder. @param {string} from @param {string} to */
  const wayTo = (from, to) => `${path.posix.relative(path.posix.dirname(from), to) || '.'}/`;

  /** Texts that pages fetch to copy them. @type {Set<string>} */
  const fetched = new Set();

  /** @param {string} file */
  const writePage = async (file) => {
    const tree = html.parse(await read(file));
    visit(tree, 'element', (element, index, parent) => {
      if (parent && index !== undefined && isForHosts(element)) {
        parent.children.splice(index, 1);
        return index;
      }
      const {properties} = element;
      for (const [name, value] of Object.entries(properties)) {
        if (typeof value !== 'string' || !value.startsWith(base) || value.startsWith('//')) {
          continue;
        }
        if (name === 'dataBaseUrl') {
          properties[name] = wayTo(file, value.slice(base.length));
          properties.dataOffline = wayTo(file, '');
        } else if (isAddress(name) && (name === 'href' || fileOf(value) !== undefined)) {
          if (name === 'dataCopyPage') {
            fetched.add(fileOf(value) ?? '');
          }
          properties[name] = relative(file, value);
        }
      }
      return undefined;
    });
    await write(file, html.stringify(tree));
  };

  /** Pages in an index are named by their files, below the mark for the copy's folder. @param {string} file */
  const writeIndex = async (file) => {
    const index = JSON.parse(await read(file));
    for (const page of index.pages) {
      page.routePath = `offline:${fileOf(page.routePath) ?? ''}`;
    }
    await write(`${file}.js`, toScript(JSON.stringify(index)));
  };

  /** @param {string} file */
  const writeStyles = async (file) => {
    const css = await read(file);
    const pattern = /url\((["']?)(\/[^)"']+)\1\)/g;
    await write(
      file,
      css.replace(pattern, (_all, _quote, address) => `url("${relative(file, address)}")`),
    );
  };

  await fs.mkdir(folder, {recursive: true});
  const pages = files.filter((file) => file.endsWith('.html'));
  // The page by which a copy is known comes first, so that one that was interrupted can be made again.
  const start = 'index.html';
  for (const file of [start, ...files.filter((name) => name !== start)]) {
    await fs.mkdir(path.join(folder, path.dirname(file)), {recursive: true});
    if (file.endsWith('.html')) await writePage(file);
    else if (file.endsWith('.css')) await writeStyles(file);
    else if (/(?:^|\/)search-index[^/]*\.json$/.test(file)) await writeIndex(file);
    else await fs.copyFile(path.join(build, file), path.join(folder, file));
  }
  for (const file of fetched) {
    await write(`${file}.js`, toScript(await read(file)));
  }
  return {pages: pages.length, missing: [...missing]};
}
