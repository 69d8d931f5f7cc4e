import fs from 'node:fs';
import path from 'node:path';

import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';

import type {PageRecord} from '../../lib/pageRecord';

/**
 * What was promised to those who linked to the site. An address is a path without a language's prefix, with a
 * section's id where it has one, `/config/lib/format#modes`: languages share their paths and ids.
 */
export interface Addresses {
  published: readonly string[];
  /** Where an address that is no more leads to now. */
  redirects: Readonly<Record<string, string>>;
}

/** Reads what `npm run addresses:publish` and `npm run redirect` have written. A site may have neither. */
export function readAddresses(siteDir: string): Addresses {
  const read = (name: string): string => {
    const file = path.join(siteDir, 'docs/_addresses', name);
    return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  };
  return {
    published: read('published.txt').split('\n').filter(Boolean),
    redirects: JSON.parse(read('redirects.json') || '{}') as Addresses['redirects'],
  };
}

/** The addresses that the finished pages of a language have. */
export function addressesOf(records: readonly PageRecord[], baseUrl: string): Set<string> {
  return new Set(
    records.flatMap(({routePath, toc}) => {
      const page = `/${routePath.slice(baseUrl.length)}`;
      return [page, ...toc.map(({id}) => `${page}#${id}`)];
    }),
  );
}

/** Why a redirect does not work, or null when it does. */
function faultOf(from: string, {redirects}: Addresses, current: ReadonlySet<string>) {
  const to = redirects[from] ?? '';
  const [page = '', id] = from.split('#');
  const moved = id === undefined ? undefined : redirects[page];
  if (current.has(from)) {
    return 'still exists, so it is never redirected; remove it from docs/_addresses/redirects.json';
  }
  if (!current.has(to)) {
    return `redirects to ${to}, which does not exist`;
  }
  if (moved?.includes('#')) {
    return `cannot be redirected: its page redirects to the section ${moved}`;
  }
  // The redirect of the page takes the reader there, and that page shows its own section.
  return moved && current.has(`${moved}#${id}`)
    ? `cannot be redirected: ${moved} itself has a section "${id}"`
    : null;
}

/** Lists redirects that do not work, and published addresses that lead nowhere, a line for each. */
export function addressFaults(addresses: Addresses, current: ReadonlySet<string>): string[] {
  const {published, redirects} = addresses;
  const faults = Object.keys(redirects).flatMap((from) => {
    const fault = faultOf(from, addresses, current);
    return fault === null ? [] : [`${from} ${fault}`];
  });
  const lost = published.filter((address) => {
    const [page = '', id] = address.split('#');
    const moved = redirects[page];
    const arrives = moved?.includes('#') || (moved && current.has(`${moved}#${id}`));
    return !current.has(address) && !(address in redirects) && !arrives;
  });
  const lostPages = new Set(lost.filter((address) => !address.includes('#')));
  return [
    ...faults,
    // One redirect of a page is enough for its sections; those that the new page lacks are listed then.
    ...lost
      .filter((address) => !lostPages.has(address.replace(/#.*/, '')) || lostPages.has(address))
      .map((address) => `${address} no longer exists: npm run redirect ${address} <new address>`),
  ];
}

/**
 * Runs first in the head of a page that sections have left, and puts the new address in place of the old one, so what
 * a reader copies from there is right, also when the section has moved to another page. An element with the old id
 * would need no script, but would keep the old address alive, could not leave the page, and would not stand in pages
 * that React draws. It is the same on every page, because the policy of the site has a hash for each script.
 */
const movedScript =
  '{const to=new Map(JSON.parse(document.querySelector("meta[name=moved-sections]").content)).get(location.hash.slice(1));if(to)location.replace(to)}';

/**
 * The tags of a page to which sections' old addresses lead, or null.
 *
 * @param page its address, without a language's prefix
 */
export function movedSections(
  page: string,
  {redirects}: Addresses,
  baseUrl: string,
): string | null {
  const moved = Object.entries(redirects).flatMap(([from, to]) => {
    const [own = '', id] = from.split('#');
    const isHere = id !== undefined && (own === page || redirects[own] === page);
    return isHere ? [[id, `${baseUrl}${to.slice(1)}`]] : [];
  });
  const table = JSON.stringify(moved).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return moved.length > 0
    ? `<meta name="moved-sections" content="${table}"><script>${movedScript}</script>`
    : null;
}

/** Leads readers from the addresses of pages that are no more. Their sections' addresses are `movedSections`'. */
export default function redirects(context: LoadContext): Plugin | null {
  const ofPages = Object.entries(readAddresses(context.siteDir).redirects)
    .filter(([from]) => !from.includes('#'))
    .map(([from, to]) => ({from, to}));
  return clientRedirects(context, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: ofPages,
  }) as Plugin | null;
}
