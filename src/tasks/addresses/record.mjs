import fs from 'node:fs';
import path from 'node:path';

import {UsageError} from '../commandLine.mjs';
import {readJson} from '../readJson.mjs';

/** Docusaurus makes no pages of folders whose names begin with an underscore. */
const folder = 'docs/_addresses';

/** @param {string} root @param {string} name @param {string} text */
function write(root, name, text) {
  fs.mkdirSync(path.join(root, folder), {recursive: true});
  fs.writeFileSync(path.join(root, folder, name), text);
}

/**
 * Reads what `npm run addresses:publish` and `npm run redirect` have written. A site may have neither.
 *
 * @param {string} root @returns {import('../../build/addresses').Addresses}
 */
export function readAddresses(root) {
  const list = path.join(root, folder, 'published.txt');
  const redirects = path.join(root, folder, 'redirects.json');
  const published = fs.existsSync(list) ? fs.readFileSync(list, 'utf8') : '';
  return {
    // On Windows, git may end lines as Windows does.
    published: published.split(/\r?\n/).filter(Boolean),
    redirects: fs.existsSync(redirects) ? readJson(redirects) : {},
  };
}

/**
 * Adds the addresses of the last build, whose records are those of the default language, to the published ones. None is
 * ever taken away.
 *
 * @param {string} root @param {readonly import('../../lib/pageRecord').PageRecord[]} records @returns {number} how many
 * are new
 */
export function publish(root, records) {
  const published = new Set(readAddresses(root).published);
  const before = published.size;
  // What is still being written has no lasting address, and an unlisted page is no promise.
  for (const {routePath, toc} of records.filter(
    (one) => !one.unlisted && one.version !== 'current',
  )) {
    published.add(routePath);
    toc.forEach(({id}) => published.add(`${routePath}#${id}`));
  }
  write(root, 'published.txt', `${[...published].toSorted().join('\n')}\n`);
  return published.size - before;
}

/**
 * Records where a published address leads to, now or from the next version on. The build follows redirects until it
 * finds an address that exists.
 *
 * @param {string} root @param {string | undefined} from @param {string | undefined} to whether it exists is seen by the
 * next build
 */
export function redirect(root, from, to) {
  if (!from?.startsWith('/') || !to?.startsWith('/')) {
    throw new UsageError(
      'Name two addresses without a language: npm run redirect /guide/old#part /guide/new#part',
    );
  }
  if (from === to) {
    throw new UsageError(`${from} would redirect to itself.`);
  }
  const {published, redirects} = readAddresses(root);
  if (!published.includes(from)) {
    throw new UsageError(
      `${from} is not in docs/_addresses/published.txt, so it was never published.`,
    );
  }
  const all = Object.entries({...redirects, [from]: to});
  // An address that has come back leads nowhere else.
  const kept = all.filter(([old]) => old !== to).toSorted(([a], [b]) => (a < b ? -1 : 1));
  write(root, 'redirects.json', `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}
