import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import {siteBase} from '../../../config/siteBase';
import {filesIn} from '../../../lib/filesIn.mjs';
import type {Files} from '..';

/** Sources by directive: `{'connect-src': ['https://api.example.org']}`. */
type Sources = Readonly<Record<string, readonly string[]>>;

/** What every page may do: load what comes from the site itself, and run no other code. */
const strict: Sources = {
  'default-src': [],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Bundlers inline small pictures, and a missing one is replaced by a picture without a file.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': [],
  'form-action': [],
};

/** Elements that load files, and the directive for their hosts. */
const loading: Readonly<Record<string, string>> = {
  script: 'script-src',
  img: 'img-src',
  iframe: 'frame-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
};

const tag = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const inlineScript = /<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const isData = /\btype=["']?application\//i;

function hashOf(script: string): string {
  // Browsers normalize line ends.
  const text = script.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What a page runs and loads, as pairs of a directive and a source. */
function needsOf(html: string): (readonly [string, string])[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !isData.test(attributes))
    .map(([, , script = '']) => ['script-src', hashOf(script)] as const);
  const hosts = [...html.replaceAll(inlineScript, '').matchAll(tag)].flatMap(
    ([, name = '', attributes = '']) => {
      const isStyle = name === 'link' && /\brel=["']?stylesheet/.test(attributes);
      const directive = isStyle ? 'style-src' : loading[name];
      const [, origin] =
        /\s(?:src|href)=["']?((?:https?:)?\/\/[^\s"'/?#>]+)/.exec(attributes) ?? [];
      return directive && origin ? [[directive, origin.replace(/^\/\//, 'https://')] as const] : [];
    },
  );
  return [...hashes, ...hosts];
}

/** Attributes that the policy switches off, as they are written. */
const inlineCode = (html: string): string[] =>
  [...html.replaceAll(inlineScript, '').matchAll(tag)].flatMap(([whole, , attributes = '']) =>
    /\s(?:style|on[a-z]+)=/.test(attributes.replaceAll(/"[^"]*"|'[^']*'/g, '')) ? [whole] : [],
  );

/** Goes to the page's canonical address, with the query and hash of the old one: the same script for all redirects. */
const redirectScript =
  '<script>{const u=new URL(document.querySelector("link[rel=canonical]").href);location.replace(u.search||u.hash?u:u+location.search+location.hash)}</script>';

/**
 * Removes stock markup that the policy would block or grow with: styles of the icon sprite, of authors' icons and of
 * the frame of Google Tag Manager, and the script of each redirect.
 */
export function withoutStockCode(html: string): string {
  const bare = html
    .replace(/<svg [^>]*style="display: none;?"[^>]*><defs>[\s\S]*?<\/svg>/, '')
    .replaceAll(/ style=(["']?)--dark:#[\da-f]+;--light:#[\da-f]+\1/g, '')
    .replaceAll(/ style=(["']?)display:\s*none;\s*visibility:\s*hidden\1/g, ' hidden');
  return bare.replace(/<script>\s*window\.location\.href = '[\s\S]*?<\/script>/, redirectScript);
}

/** Writes a policy. @throws Error where it is longer than hosts accept */
export function policyText(pages: readonly string[], ...additions: Sources[]): string {
  const sources = new Map(Object.entries(strict).map(([name, list]) => [name, new Set(list)]));
  const needed = pages.flatMap(needsOf).toSorted();
  const added = additions.flatMap((list) =>
    Object.entries(list).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
  );
  for (const [name, value] of [...added, ...needed]) {
    sources.set(name, (sources.get(name) ?? new Set()).add(value));
  }
  const text = [...sources]
    .map(([name, values]) => `${name} ${[...values].join(' ') || "'none'"}`)
    .join('; ');
  if (text.length > 1900) {
    throw new Error(
      `The content security policy has ${text.length} characters, but hosts only accept 1900. Move inline scripts that differ from page to page into files.`,
    );
  }
  return text;
}

/** What hosts send, by path: https://developers.cloudflare.com/pages/configuration/headers/ */
const headersFile = (policy: string, languages: readonly string[]): string => `${siteBase}*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
${['', ...languages.map((name) => `${name}/`)]
  .map(
    (folder) =>
      `${siteBase}${folder}assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
  )
  .join('')}`;

/**
 * Puts one policy into every page and into `_headers`: GitHub Pages sends no headers of ours. Each language's build does
 * so again for those before it.
 *
 * @throws Error where pages have attributes that the policy switches off
 */
export async function policyFiles(rootDir: string, ...additions: Sources[]): Promise<Files> {
  const names = filesIn(rootDir).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(
    names.map(async (name) => {
      const written = await fs.readFile(path.join(rootDir, name), 'utf8');
      return {name, html: withoutStockCode(written)};
    }),
  );
  const allowsStyles = additions.some((list) => list['style-src']?.includes("'unsafe-inline'"));
  const faults = pages.flatMap(({name, html}) =>
    inlineCode(allowsStyles ? html.replaceAll(/\sstyle=/g, ' data-style=') : html).map(
      (code) =>
        `${siteBase}${name}: ${code} is blocked by the content security policy. Write a class, or a client component; to allow styles, set policy: {"style-src": ["'unsafe-inline'"]} in src/config/themeOptions.ts.`,
    ),
  );
  if (faults.length > 0) {
    throw new Error(faults.join('\n'));
  }
  const policy = policyText(
    pages.map(({html}) => html),
    ...additions,
  );
  const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
  const languages = names.flatMap((name) => /^([^/]+)\/404\.html$/.exec(name)?.[1] ?? []);
  return [
    ...pages.map(({name, html}) => [
      name,
      html
        .replace(/<meta http-equiv=["']?Content-Security-Policy["']?[^>]*>/i, '')
        .replace(/<meta charset=[^>]*>/i, (charset) => charset + meta),
    ]),
    ['_headers', headersFile(policy, languages)],
  ].map(([name = '', text = '']) => [path.join(rootDir, name), text] as const);
}
