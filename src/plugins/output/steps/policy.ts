import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import {siteBase} from '../../../config/siteBase';
import {filesIn} from '../../../lib/filesIn.mjs';
import type {Files} from '..';

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

function tagsIn(html: string): {whole: string; name: string; attributes: string}[] {
  const tags = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
  return [...html.replaceAll(inlineScript, '').matchAll(tags)].map(
    ([whole, name = '', attributes = '']) => ({whole, name, attributes}),
  );
}

/** @returns the inline scripts and the hosts of a page, as pairs of a directive and a source */
function sourcesIn(html: string): (readonly [string, string])[] {
  const hashes = [...html.matchAll(inlineScript)]
    .filter(([, attributes = '']) => !/\btype=["']?application\//i.test(attributes))
    .map(([, , script = '']) => createHash('sha256').update(script).digest('base64'))
    .map((hash) => ['script-src', `'sha256-${hash}'`] as const);
  const hosts = tagsIn(html).flatMap(({name, attributes}) => {
    const isStyle = name === 'link' && /\brel=["']?stylesheet/.test(attributes);
    const directive = isStyle ? 'style-src' : loading[name];
    const [, origin] = /\s(?:src|href)=["']?((?:https?:)?\/\/[^\s"'/?#>]+)/.exec(attributes) ?? [];
    return directive && origin ? [[directive, origin.replace(/^\/\//, 'https://')] as const] : [];
  });
  return [...hashes, ...hosts];
}

/** @returns the tags with attributes that the policy blocks */
function blockedTags(html: string, allowsStyles: boolean): string[] {
  const blocked = allowsStyles ? /\son[a-z]+=/ : /\s(?:style|on[a-z]+)=/;
  return tagsIn(html)
    .filter(({attributes}) => blocked.test(attributes.replaceAll(/"[^"]*"|'[^']*'/g, '')))
    .map(({whole}) => whole);
}

/** Write the policy that allows what pages contain. @throws Error when it is longer than hosts accept */
export function policyText(pages: readonly string[], ...additions: Sources[]): string {
  const sources = new Map(Object.entries(strict).map(([name, list]) => [name, new Set(list)]));
  const added = additions.flatMap((list) =>
    Object.entries(list).flatMap(([name, values]) => values.map((value) => [name, value] as const)),
  );
  for (const [name, value] of [...added, ...pages.flatMap(sourcesIn).toSorted()]) {
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

/** Headers by path: https://developers.cloudflare.com/pages/configuration/headers/ */
function headersFile(policy: string, folders: readonly string[]): string {
  const assets = folders.map(
    (folder) =>
      `${siteBase}${folder}assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
  );
  // The binding of the tool needs threads, so these pages and the workers are isolated from other sites.
  const isolation = '  Cross-Origin-Embedder-Policy: credentialless\n';
  const setup = folders.map((folder) => `${siteBase}${folder}setup\n${isolation}`);
  // The tool compiles hooks and evaluates loaders, in workers that see no page. `!` removes the header of all pages.
  const engine = `${siteBase}setup-engine/*
  ! Content-Security-Policy
  Content-Security-Policy: default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'self'; worker-src 'self'
${isolation}${siteBase}setup-engine/files/*
  Cache-Control: public, max-age=31536000, immutable
`;
  return `${siteBase}*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
${assets.join('')}${setup.join('')}${engine}`;
}

/** One script for all redirects, which would otherwise need a hash each: it goes to the canonical address. */
const redirectScript =
  '<script>location.replace(document.querySelector("link[rel=canonical]").href+location.search+location.hash)</script>';

/**
 * Put one policy into every page, because GitHub Pages sends no headers of ours, and into `_headers`. Each language's
 * build does so again for those before it.
 *
 * @throws Error when pages have attributes that the policy blocks
 */
export async function policyFiles(rootDir: string, ...additions: Sources[]): Promise<Files> {
  const names = filesIn(rootDir).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(
    names.map(async (name) => {
      const html = await fs.readFile(path.join(rootDir, name), 'utf8');
      const stock = /<script>\s*window\.location\.href = '[\s\S]*?<\/script>/;
      return {name, html: html.replace(stock, redirectScript)};
    }),
  );
  const allowsStyles = additions.some((list) => list['style-src']?.includes("'unsafe-inline'"));
  const faults = pages.flatMap(({name, html}) =>
    blockedTags(html, allowsStyles).map(
      (tag) =>
        `${siteBase}${name}: ${tag} is blocked by the content security policy. Write a class, or a client component; to allow styles, set policy: {"style-src": ["'unsafe-inline'"]} in src/config/themeOptions.ts.`,
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
  const languages = names.flatMap((name) => /^([^/]+\/)404\.html$/.exec(name)?.[1] ?? []);
  return [
    ...pages.map(({name, html}) => [
      name,
      html
        .replace(/<meta http-equiv=["']?Content-Security-Policy["']?[^>]*>/i, '')
        .replace(/<meta charset=[^>]*>/i, (charset) => charset + meta),
    ]),
    ['_headers', headersFile(policy, ['', ...languages])],
  ].map(([name = '', text = '']) => [path.join(rootDir, name), text] as const);
}
