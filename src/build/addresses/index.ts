import clientRedirects from '@docusaurus/plugin-client-redirects';
import type {Plugin} from '@docusaurus/types';

import {isUnreleased, type PageRecord} from '../../lib/pageRecord';

/**
 * What was promised to those who linked to the site. An address is a path without a language's prefix, with a
 * section's id where it has one, `/config/lib/format#modes`: languages share their paths and ids.
 */
export interface Addresses {
  published: readonly string[];
  /** Where an address that is no more, or will be no more with the next version, leads to. */
  redirects: Readonly<Record<string, string>>;
}

/** The addresses that the finished pages of a language have. */
export interface SiteAddresses {
  /** As the site is now. */
  now: ReadonlySet<string>;
  /** As it will be when the next version of the docs is released; null where none is being written. */
  next: ReadonlySet<string> | null;
}

export function addressesOf(records: readonly PageRecord[], baseUrl: string): SiteAddresses {
  const of = ({routePath, toc}: PageRecord, base = baseUrl): string[] => {
    const page = `/${routePath.slice(base.length)}`;
    return [page, ...toc.map(({id}) => `${page}#${id}`)];
  };
  const now = new Set(records.flatMap((one) => of(one)));
  if (!records.some(isUnreleased)) {
    return {now, next: null};
  }
  // The next version takes the place of the one that readers get first; all else stays where it is.
  const next = records.flatMap((one) => {
    const isReplaced = one.kind === 'doc' && one.version === '';
    return isUnreleased(one) ? of(one, `${baseUrl}next/`) : isReplaced ? [] : of(one);
  });
  return {now, next: new Set(next)};
}

/** Where the redirect of an address leads, or that of its page, which takes the section along; null where there is none. */
function targetOf(address: string, redirects: Addresses['redirects']): string | null {
  const [page = '', id] = address.split('#');
  const moved = redirects[page];
  const whole = id === undefined || moved?.includes('#') ? moved : moved && `${moved}#${id}`;
  return redirects[address] ?? whole ?? null;
}

/** Where an old address leads: to the first that exists, as what moves twice has two redirects, or to itself. */
export function newAddress(
  address: string,
  promised: Addresses,
  addresses: Pick<ReadonlySet<string>, 'has'>,
  seen: readonly string[] = [],
): string {
  const isEnd = addresses.has(address) || seen.includes(address);
  const to = isEnd ? null : targetOf(address, promised.redirects);
  return to === null ? address : newAddress(to, promised, addresses, [...seen, address]);
}

/** The redirects that work on a site with these addresses. One whose old address is still there waits for a release. */
export function worksOf(
  promised: Addresses,
  addresses: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(promised.redirects)
      .filter((from) => !addresses.has(from))
      .map((from) => [from, newAddress(from, promised, addresses)]),
  );
}

/**
 * Where pages have moved, step by step and without sections: also with the next version alone, and from addresses that
 * an older version still has.
 */
export function movedPages({redirects}: Addresses): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(redirects)
      .filter(([from]) => !from.includes('#'))
      .map(([from, to]) => [from, to.replace(/#.*/, '')]),
  );
}

/** What is wrong with a redirect, or null when it works. */
function faultOf(
  from: string,
  works: Readonly<Record<string, string>>,
  addresses: ReadonlySet<string>,
) {
  const to = works[from] ?? '';
  const [page = '', id] = from.split('#');
  const moved = id === undefined ? undefined : works[page];
  if (!addresses.has(to)) {
    return `${from} redirects to ${to}, which does not exist`;
  }
  if (moved?.includes('#')) {
    return `${from} cannot be redirected: its page redirects to the section ${moved}`;
  }
  // The redirect of the page takes the reader there, and that page shows its own section.
  return moved && addresses.has(`${moved}#${id}`)
    ? `${from} cannot be redirected: ${moved} itself has a section "${id}"`
    : null;
}

function faultsOf(promised: Addresses, addresses: ReadonlySet<string>): string[] {
  const works = worksOf(promised, addresses);
  const faults = Object.keys(works).flatMap((from) => faultOf(from, works, addresses) ?? []);
  const lost = promised.published.filter((address) => {
    const [page = '', id] = address.split('#');
    const moved = works[page];
    const arrives = moved?.includes('#') || (moved && addresses.has(`${moved}#${id}`));
    return !addresses.has(address) && !(address in works) && !arrives;
  });
  return [
    ...faults,
    // One redirect of a page is enough for its sections; those that the new page lacks are listed then.
    ...lost
      .filter((address) => !address.includes('#') || !lost.includes(address.replace(/#.*/, '')))
      .map((address) => `${address} no longer exists: npm run redirect ${address} <new address>`),
  ];
}

/**
 * Lists redirects that do not work, and published addresses that lead nowhere, a line for each: on the site as it is, and
 * as it will be when the next version is released. Who moves a page knows where it went; who releases it does not.
 */
export function addressFaults(promised: Addresses, {now, next}: SiteAddresses): string[] {
  const idle = Object.keys(promised.redirects)
    .filter((from) => now.has(from) && (next ?? now).has(from))
    .map(
      (from) =>
        `${from} still exists, so it is never redirected; remove it from docs/_addresses/redirects.json`,
    );
  const faults = faultsOf(promised, now);
  const later = faultsOf(promised, next ?? now)
    .filter((fault) => !faults.includes(fault))
    .map((fault) => `When the next version is released: ${fault}`);
  return [...idle, ...faults, ...later];
}

/**
 * Runs first in the head of a page that sections have left, and puts the new address in place of the old one, so what
 * a reader copies from there is right, also when the section has moved to another page. An element with the old id
 * would need no script, but would keep the old address alive, could not leave the page, and would not stand in pages
 * that React draws. It is the same on every page, because the policy of the site has a hash for each script.
 */
const movedScript =
  '{const to=new Map(JSON.parse(document.querySelector("meta[name=moved-sections]").content)).get(location.hash.slice(1));if(to)location.replace(to)}';

/** The tags of a page, an address without a language's prefix, to which sections' old addresses lead, or null. */
export function movedSections(
  page: string,
  promised: Addresses,
  now: ReadonlySet<string>,
  baseUrl: string,
): string | null {
  const works = worksOf(promised, now);
  const moved = Object.entries(works).flatMap(([from, to]) => {
    const [own = '', id] = from.split('#');
    const isHere = id !== undefined && (own === page || works[own] === page);
    return isHere ? [[id, `${baseUrl}${to.slice(1)}`]] : [];
  });
  const table = JSON.stringify(moved).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return moved.length > 0
    ? `<meta name="moved-sections" content="${table}"><script>${movedScript}</script>`
    : null;
}

/** Writes pages that lead readers on from pages that are no more. Their sections' addresses are `movedSections`'. */
export async function writeRedirects(
  props: Parameters<NonNullable<Plugin['postBuild']>>[0],
  promised: Addresses,
  now: ReadonlySet<string>,
): Promise<void> {
  const redirects = Object.entries(worksOf(promised, now))
    .filter(([from]) => !from.includes('#'))
    .map(([from, to]) => ({from, to}));
  const stock = clientRedirects(props, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects,
  }) as Plugin | null;
  await stock?.postBuild?.(props);
}
