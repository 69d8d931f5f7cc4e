/** Links lead where their words say, and links to other sites are declared. */
import type {Tool} from '../../support/tool';
import type {Failure} from '../reference/statement';
import type {FactPage, PageLink} from '../support/blocks';
import addresses from './addresses.json';

interface Place {
  /** `/config/lib/dts` */
  route: string;
  /** Id of a heading; empty for the page. */
  id: string;
}

/** Where the words of a link may lead, per language. */
export interface Places {
  byTitle: ReadonlyMap<string, readonly Place[]>;
  byOption: ReadonlyMap<string, readonly Place[]>;
}

/** The address of a page by its path. */
const routeOf = (name: string): string =>
  name
    .replace(/^docs/, '')
    .replace(/^blog/, '/blog')
    .replace(/(?:\/index)?\.mdx?$/, (end) => (end.startsWith('/index') ? '/' : ''));

const plain = (words: string): string =>
  words
    .replace(/[`\u200b]/g, '')
    .trim()
    .toLowerCase();

const optionName = (words: string): string => plain(words).replace(/^lib\./, '');

function add(map: Map<string, Place[]>, key: string, place: Place): void {
  if (key !== '') map.set(key, [...(map.get(key) ?? []), place]);
}

/** Titles, headings and options of the pages of one language. */
export function readPlaces(pages: readonly FactPage[]): Places {
  const byTitle = new Map<string, Place[]>();
  const byOption = new Map<string, Place[]>();
  for (const page of pages) {
    const {frontMatter} = page.page;
    const route =
      typeof frontMatter.slug === 'string'
        ? `/blog/${frontMatter.slug.replace(/^\//, '')}`
        : routeOf(page.name);
    const isReference = page.name.startsWith('docs/config/');
    for (const title of [page.title, frontMatter.sidebar_label]) {
      if (typeof title === 'string') add(byTitle, plain(title), {route, id: ''});
    }
    // Guides are also known by the last part of their address: "Svelte".
    const slug = route.split('/').filter(Boolean).at(-1);
    if (route.startsWith('/guide/') && slug) add(byTitle, slug, {route, id: ''});
    if (isReference) add(byOption, optionName(page.title), {route, id: ''});
    for (const {kind, text, spans, section} of page.blocks) {
      if (kind !== 'heading') continue;
      add(byTitle, plain(text), {route, id: section});
      const [option] = spans;
      if (isReference && option) add(byOption, optionName(option.text), {route, id: section});
    }
  }
  return {byTitle, byOption};
}

function targetOf(url: string, page: FactPage): Place | null {
  if (/^[a-z]+:/i.test(url)) return null;
  const [path = '', id = ''] = url.split('#');
  const route = path === '' ? routeOf(page.name) : path.replace(/(?<=.)\/$/, '/');
  return {route, id};
}

const isSameRoute = (one: string, other: string): boolean =>
  one.replace(/\/$/, '') === other.replace(/\/$/, '');

const isAt = (target: Place, place: Place): boolean =>
  isSameRoute(target.route, place.route) && (place.id === '' || place.id === target.id);

/** What an option's link may lead to: its own section, or the page or section of what it is part of. */
function placesOf(
  name: string,
  {byOption}: Places,
): {exact: readonly Place[]; above: readonly Place[]} {
  const segments = name.split('.');
  const above = segments
    .slice(1)
    .flatMap((_, at) => byOption.get(segments.slice(0, at + 1).join('.')) ?? []);
  return {exact: byOption.get(name) ?? [], above};
}

function describe(places: readonly Place[]): string {
  return places.map(({route, id}) => (id === '' ? route : `${route}#${id}`)).join(', ');
}

/** A heading's words are a name when they are more than one: "chunk" is a word of many sentences. */
const isName = (words: string): boolean =>
  /\p{Script=Han}{4}/u.test(words) || /\S\s+\S/.test(words);

/** Where the option that a link is named after has its place; none where the words are no option. */
function placesOfOption(tool: Tool, words: string, places: Places): readonly Place[] {
  if (!/^[\w.]+$/.test(words) || !tool.isPath(words)) return [];
  const {exact, above} = placesOf(optionName(words), places);
  return exact.length > 0 ? exact : above;
}

function optionFault(right: readonly Place[], target: Place): string | null {
  // On the page of an option, any of its sections is about it.
  const isRight = right.some(
    (place) => isAt(target, place) || (place.id === '' && isSameRoute(place.route, target.route)),
  );
  return isRight ? null : `the option has its place at ${describe(right)}`;
}

function titleFault(words: string, target: Place, {byTitle}: Places): string | null {
  const titled = byTitle.get(words) ?? [];
  const pages = titled.filter(({id}) => id === '');
  const isHeading = pages.length === 0;
  // Two characters, such as 插件, are a word of many sentences as well.
  const isWord = isHeading || /^\p{Script=Han}{1,3}$/u.test(words);
  if (titled.length === 0 || (isWord && !isName(words))) return null;
  if (titled.some((place) => isAt(target, place))) return null;
  return `a ${isHeading ? 'heading' : 'page'} of this name is at ${describe(isHeading ? titled : pages)}`;
}

function linkFault(tool: Tool, page: FactPage, link: PageLink, places: Places): string | null {
  const target = targetOf(link.url, page);
  // A link within a page is about a part of it, whatever other pages are called.
  if (!target || isSameRoute(target.route, routeOf(page.name))) return null;
  const ofOption = placesOfOption(tool, link.text, places);
  return ofOption.length > 0
    ? optionFault(ofOption, target)
    : titleFault(plain(link.text), target, places);
}

const known: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(addresses).map(([host, {paths}]) => [host, paths]),
);

/** An address without its fragment, which nobody can look up offline. */
function declaredAddress(url: string): {host: string; path: string} {
  const {host, pathname, search} = new URL(url);
  return {host, path: pathname + search};
}

/** @returns what is wrong with an address of another site; null where it is declared */
function addressFault(url: string): string | null {
  const {host, path} = declaredAddress(url);
  const paths = known.get(host);
  if (!paths) return `${host} is no host of tests/content/facts/addresses.json`;
  return paths.includes(path)
    ? null
    : `${path} is no address of ${host} in tests/content/facts/addresses.json, which has ${paths.join(', ')}`;
}

/** @returns links whose words name one place and whose address is another, and addresses that nobody declared */
export function linkFaults(tool: Tool, page: FactPage, places: Places): Failure[] {
  return page.blocks
    .flatMap(({links}) => links)
    .flatMap((link) => {
      const isOutside = /^https?:/.test(link.url);
      const fault = isOutside ? addressFault(link.url) : linkFault(tool, page, link, places);
      return fault === null
        ? []
        : [
            {
              file: page.file,
              line: link.line,
              message: `“${link.text}” leads to ${link.url}: ${fault}`,
            },
          ];
    });
}

/** @returns declared addresses that no page links to */
export function unusedAddresses(pages: readonly FactPage[]): string[] {
  const used = new Set(
    pages.flatMap(({blocks}) =>
      blocks.flatMap(({links}) => links.map(({url}) => url.split('#')[0] ?? '')),
    ),
  );
  return Object.entries(addresses).flatMap(([host, {paths}]) =>
    paths
      .map((path) => `https://${host}${path}`)
      .filter((url) => !used.has(url) && !used.has(url.replace(/\/$/, ''))),
  );
}
