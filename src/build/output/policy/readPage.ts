import {createHash} from 'node:crypto';

/** Directives of a policy and their sources: `'script-src'` to `'self'` and others. */
export type Sources = ReadonlyMap<string, ReadonlySet<string>>;

/** What a finished page says about the policy that it needs. */
export interface PageNeeds {
  /** What the page runs and loads, as pairs of a directive and a source. */
  sources: (readonly [directive: string, source: string])[];
  /** Attributes and elements with styles of their own, as they are written. */
  styles: string[];
  /** Code in attributes, as it is written. */
  handlers: string[];
}

/** Which directive decides on the address in an attribute; `link` depends on its `rel`. */
const directives: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  script: {src: 'script-src'},
  img: {src: 'img-src', srcset: 'img-src'},
  source: {src: 'media-src', srcset: 'img-src'},
  video: {src: 'media-src', poster: 'img-src'},
  audio: {src: 'media-src'},
  track: {src: 'media-src'},
  iframe: {src: 'frame-src'},
  embed: {src: 'object-src'},
  object: {data: 'object-src'},
  form: {action: 'form-action'},
};

const linkDirectives: Readonly<Record<string, string>> = {
  stylesheet: 'style-src',
  icon: 'img-src',
  'apple-touch-icon': 'img-src',
};

/** A comment, or a tag that begins an element; a `>` may stand in a quoted value. */
const tagPattern = /<!--[\s\S]*?-->|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+)))?/g;

/** Types of `<script>` that are run; others are data. */
const runs = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(attributePattern)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.find((value) => value !== undefined) ?? '',
    ]),
  );
}

/** The source that lets an address through: its origin, its scheme where it has no host, or the site itself. */
function sourceOf(address: string): string | null {
  const scheme = /^(?:data|blob):/i.exec(address)?.[0];
  if (scheme) {
    return scheme.toLowerCase();
  }
  if (/^(?:https?:)?\/\//i.test(address)) {
    // An address that names no host loads nothing.
    return URL.canParse(address, 'https://localhost')
      ? new URL(address, 'https://localhost').origin
      : null;
  }
  // Another scheme (`about:`, `mailto:`) loads nothing.
  return /^[a-z][a-z+.-]*:/i.test(address) ? null : "'self'";
}

/** The addresses of an attribute: one, or the candidates of a `srcset`. */
function addressesIn(name: string, value: string): string[] {
  return name === 'srcset'
    ? value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    : [value.trim()];
}

function hashOf(script: string): string {
  // Browsers read each end of a line as one character.
  const text = script.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function parsePolicy(text: string): [directive: string, source: string][] {
  return text.split(';').flatMap((part) => {
    const [directive = '', ...sources] = part.trim().split(/\s+/);
    return sources.map((source): [string, string] => [directive, source]);
  });
}

/** The host of the script that Docusaurus' plugin for Google Tag Manager loads, which it names in an inline script. */
const tagManager = /https:\/\/www\.googletagmanager\.com(?=\/gtm\.js)/;

/**
 * Reads from a finished page what it runs, loads and styles by itself. A policy that is in it already counts as a need:
 * it was made of the pages of another language, or with that language's settings.
 */
export function readPage(html: string): PageNeeds {
  const needs: PageNeeds = {sources: [], styles: [], handlers: []};
  const pattern = new RegExp(tagPattern);
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const [tag, name = '', text = ''] = match;
    const element = name.toLowerCase();
    const attributes = attributesOf(text);
    const equivalent = attributes.get('http-equiv')?.toLowerCase();
    if (element === 'meta' && equivalent === 'content-security-policy') {
      needs.sources.push(...parsePolicy(attributes.get('content') ?? ''));
      continue;
    }
    const byName =
      element === 'link'
        ? {href: linkDirectives[attributes.get('rel') ?? ''] ?? ''}
        : directives[element];
    for (const [attribute, value] of attributes) {
      const isCode =
        /^\s*javascript:/i.test(value) ||
        (element === 'script' && attribute === 'src' && /^\s*(?:data|blob):/i.test(value));
      const directive = isCode ? undefined : byName?.[attribute];
      const sources = directive ? addressesIn(attribute, value).map(sourceOf) : [];
      sources.forEach((source) => source && needs.sources.push([directive ?? '', source]));
      if (attribute === 'style') {
        needs.styles.push(`<${element} style="${value}">`);
      }
      if (/^on[a-z]+$/.test(attribute) || isCode) {
        needs.handlers.push(`<${element} ${attribute}="${value}">`);
      }
    }
    if (element === 'script' || element === 'style') {
      const end = html.indexOf(`</${name}`, pattern.lastIndex);
      const content = html.slice(pattern.lastIndex, end === -1 ? undefined : end);
      if (element === 'style') {
        needs.styles.push(tag);
      } else if (!attributes.has('src') && runs.test(attributes.get('type') ?? '')) {
        const host = tagManager.exec(content) ?? [];
        needs.sources.push(
          ...[hashOf(content), ...host].map((one) => ['script-src', one] as const),
        );
      }
      pattern.lastIndex += content.length;
    }
  }
  return needs;
}
