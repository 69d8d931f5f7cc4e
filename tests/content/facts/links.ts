/** Links lead to pages and headings that exist and that their words name, and links to other sites are listed. */
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

/** Targets of links by their text, in one language. */
export interface Places {
  byTitle: ReadonlyMap<string, readonly Place[]>;
  byOption: ReadonlyMap<string, readonly Place[]>;
  /** Ids of headings by route. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The address of a page, without a slash at its end. */
function routeOf({name, page: {frontMatter}}: FactPage): string {
  return typeof frontMatter.slug === 'string'
    ? `/blog/${frontMatter.slug.replace(/^\//, '')}`
    : name
        .replace(/^docs/, '')
        .replace(/^blog/, '/blog')
        .replace(/(?:\/index)?\.mdx?$/, '');
}

const plain = (words: string): string =>
  words
    .replace(/[`\u200b]/g, '')
    .trim()
    .toLowerCase();

const optionName = (words: string): string => plain(words).replace(/^lib\./, '');

function add(map: Map<string, Place[]>, key: string, place: Place): void {
  if (key !== '') map.set(key, [...(map.get(key) ?? []), place]);
}

/** Reads the titles, headings and options of the pages of one language. */
export function readPlaces(pages: readonly FactPage[]): Places {
  const byTitle = new Map<string, Place[]>();
  const byOption = new Map<string, Place[]>();
  const ids = new Map<string, Set<string>>();
  for (const page of pages) {
    const {frontMatter} = page.page;
    const route = routeOf(page);
    const isReference = page.name.startsWith('docs/config/');
    ids.set(route, new Set(['']));
    for (const title of [page.title, frontMatter.sidebar_label]) {
      if (typeof title === 'string') add(byTitle, plain(title), {route, id: ''});
    }
    // Guides are also known by the last part of their address: "Svelte".
    if (route.startsWith('/guide/')) add(byTitle, route.split('/').at(-1) ?? '', {route, id: ''});
    if (isReference) add(byOption, optionName(page.title), {route, id: ''});
    for (const {kind, text, spans, section} of page.blocks) {
      if (kind !== 'heading') continue;
      ids.get(route)?.add(section);
      add(byTitle, plain(text), {route, id: section});
      const [option] = spans;
      if (isReference && option) add(byOption, optionName(option.text), {route, id: section});
    }
  }
  return {byTitle, byOption, ids};
}

const describe = (places: readonly Place[]): string =>
  places.map(({route, id}) => (id === '' ? route : `${route}#${id}`)).join(', ');

/** A heading's words are a name if they are more than one: "chunk" is a word of many sentences. */
const isName = (words: string): boolean =>
  /\p{Script=Han}{4}/u.test(words) || /\S\s+\S/.test(words);

/** The place of the option that a link is named after, or of the option that it is part of. */
function placesOfOption(tool: Tool, words: string, {byOption}: Places): readonly Place[] {
  if (!/^[\w.]+$/.test(words) || !tool.isPath(words)) return [];
  const segments = optionName(words).split('.');
  const owners = segments.slice(1).map((_, at) => segments.slice(0, at + 1).join('.'));
  return byOption.get(segments.join('.')) ?? owners.flatMap((name) => byOption.get(name) ?? []);
}

function optionFault(right: readonly Place[], target: Place): string | null {
  // On the page of an option, any of its sections is about it.
  const isRight = right.some(
    ({route, id}) => route === target.route && (id === '' || id === target.id),
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
  const isRight = titled.some(
    ({route, id}) => route === target.route && (id === '' || id === target.id),
  );
  return isRight
    ? null
    : `a ${isHeading ? 'heading' : 'page'} of this name is at ${describe(isHeading ? titled : pages)}`;
}

function linkFault(tool: Tool, page: FactPage, link: PageLink, places: Places): string | null {
  const [path = '', id = ''] = link.url.split('#');
  const own = routeOf(page);
  const target = {route: path === '' ? own : path.replace(/\/$/, ''), id};
  const ids = places.ids.get(target.route);
  if (ids && !ids.has(id)) return `this page has no heading with the id ${id}`;
  // The text of a link within a page may also be the title of another page.
  if (target.route === own) return null;
  const ofOption = placesOfOption(tool, link.text, places);
  return ofOption.length > 0
    ? optionFault(ofOption, target)
    : titleFault(plain(link.text), target, places);
}

const listed = new Set(
  Object.entries(addresses).flatMap(([host, {paths}]) => paths.map((path) => host + path)),
);

/** Looks up an address without its fragment, which nobody can check offline. */
function addressFault(url: string): string | null {
  const {host, pathname, search} = new URL(url);
  return listed.has(host + pathname + search)
    ? null
    : 'if this address is right, add it to tests/content/facts/addresses.json';
}

/** @returns links to places that do not exist or that their words do not name, and addresses that are not listed */
export function linkFaults(tool: Tool, page: FactPage, places: Places): Failure[] {
  return page.blocks
    .flatMap(({links}) => links)
    .filter(({url}) => /^(?:https?:|[/#])/.test(url))
    .flatMap((link) => {
      const isOutside = link.url.startsWith('http');
      const fault = isOutside ? addressFault(link.url) : linkFault(tool, page, link, places);
      const message = `“${link.text}” leads to ${link.url}: ${fault}`;
      return fault === null ? [] : [{file: page.file, line: link.line, message}];
    });
}
