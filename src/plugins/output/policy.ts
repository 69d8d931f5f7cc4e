import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import {locales} from '../../config/locales';
import {siteBase} from '../../config/siteBase';
import {filesIn} from '../../lib/filesIn.mjs';
import {localeBase} from '../../lib/routes';
import type {Files} from '.';

/** Sources by directive: `{'connect-src': ['https://api.example.org']}`. */
type Sources = Readonly<Record<string, readonly string[]>>;

/** Every page may load files of the site and run its scripts. */
const strict: Sources = {
  'default-src': [],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // The bundler inlines small images.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': [],
  'form-action': [],
};

/** Directives for the hosts of files, by element. */
const loading: Readonly<Record<string, string>> = {
  script: 'script-src',
  img: 'img-src',
  iframe: 'frame-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
};

const inlineScript = /<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;

const tagsIn = (html: string) =>
  html.replaceAll(inlineScript, '').matchAll(/<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi);

/** @returns the inline scripts and the hosts of a page: a directive and a source for each */
function sourcesIn(html: string): [directive: string, sources: string[]][] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !/\btype=["']?application\//i.test(attributes))
    .map(([, , script = '']) => createHash('sha256').update(script).digest('base64'))
    .map((hash): [string, string[]] => ['script-src', [`'sha256-${hash}'`]]);
  const hosts = [...tagsIn(html)].flatMap(([, name = '', attributes = '']) => {
    const isStyle = name === 'link' && /\brel=["']?stylesheet/.test(attributes);
    const directive = isStyle ? 'style-src' : loading[name];
    const [, host] = /\s(?:src|href)=["']?(?:https?:)?(\/\/[^\s"'/?#>]+)/.exec(attributes) ?? [];
    return directive && host ? [[directive, [`https:${host}`]] satisfies [string, string[]]] : [];
  });
  return [...hashes, ...hosts];
}

/** @returns the tags with attributes that the policy blocks */
function blockedTags(html: string, allowsStyles: boolean): string[] {
  const blocked = allowsStyles ? /\son[a-z]+=/ : /\s(?:style|on[a-z]+)=/;
  return [...tagsIn(html)]
    .filter(([, , attributes = '']) => blocked.test(attributes.replaceAll(/"[^"]*"|'[^']*'/g, '')))
    .map(([whole]) => whole);
}

/** Write the policy that allows what pages contain. */
export function policyText(pages: readonly string[], ...additions: Sources[]): string {
  const listed = [strict, ...additions].flatMap((list) => Object.entries(list));
  const all = [...listed, ...pages.flatMap(sourcesIn).toSorted()];
  return [...new Set(all.map(([directive]) => directive))]
    .map((name) => {
      const sources = all.flatMap(([directive, list]) => (directive === name ? list : []));
      return `${name} ${[...new Set(sources)].join(' ') || "'none'"}`;
    })
    .join('; ');
}

/** For files that have a hash in their names. */
const immutable = '  Cache-Control: public, max-age=31536000, immutable\n';

/** Headers by path: https://developers.cloudflare.com/pages/configuration/headers/ */
function headersFile(policy: string): string {
  const bases = locales.map(localeBase);
  const assets = bases.map((base) => `${base}assets/*\n${immutable}`);
  // The binding of the tool needs threads, so these pages and the workers are isolated from other sites.
  const isolation = '  Cross-Origin-Embedder-Policy: credentialless\n';
  const setup = bases.map((base) => `${base}setup\n${isolation}`);
  // The tool compiles hooks and evaluates loaders, in workers that see no page. `!` removes the header of all pages.
  const engine = `${siteBase}setup-engine/*
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'; worker-src 'self'
${isolation}${siteBase}setup-engine/files/*\n${immutable}`;
  return `${siteBase}*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
${[...assets, ...setup].join('')}${engine}`;
}

/** One script for all redirects, which would otherwise need a hash each: it goes to the canonical address. */
const redirectScript =
  '<script>location.replace(document.querySelector("link[rel=canonical]").href+location.search+location.hash)</script>';
const stockRedirect = /<script>\s*window\.location\.href = '[\s\S]*?<\/script>/;

/**
 * Write one policy into every page, because GitHub Pages sends no headers of ours, and into `_headers`. The build of each
 * language updates the pages of those before it.
 *
 * @throws Error when pages have attributes that the policy blocks
 */
export async function policyFiles(rootDir: string, ...additions: Sources[]): Promise<Files> {
  const names = filesIn(rootDir).filter((name) => name.endsWith('.html'));
  const read = (name: string) => fs.readFile(path.join(rootDir, name), 'utf8');
  const texts = await Promise.all(names.map(read));
  const pages = texts.map((html) => html.replace(stockRedirect, redirectScript));
  const allowsStyles = additions.some((list) => list['style-src']?.includes("'unsafe-inline'"));
  const faults = pages.flatMap((html, index) =>
    blockedTags(html, allowsStyles).map((tag) => `${siteBase}${names[index]}: ${tag}`),
  );
  if (faults.length > 0) {
    throw new Error(
      `The content security policy blocks attributes. Write a class, or a client component; to allow styles, set policy: {"style-src": ["'unsafe-inline'"]} in src/config/themeOptions.ts.\n${faults.join('\n')}`,
    );
  }
  const policy = policyText(pages, ...additions);
  const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
  const files = pages.map((html, index) => {
    const text = html
      .replace(/<meta http-equiv=["']?Content-Security-Policy["']?[^>]*>/i, '')
      .replace(/<meta charset=[^>]*>/i, (charset) => charset + meta);
    return [path.join(rootDir, names[index] ?? ''), text] as const;
  });
  return [...files, [path.join(rootDir, '_headers'), headersFile(policy)]];
}
