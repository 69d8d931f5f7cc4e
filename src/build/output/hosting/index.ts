import {caddyfile} from './caddy';
import {caching, headersOf, notIndexedHeader, type Header} from './headers';
import {nginxConf} from './nginx';

export interface Hosting {
  /** Base of the site, with a slash at both ends. */
  siteBase: string;
  /** Folders in the site's root that have a 404 page of their own: `zh`. */
  languages: readonly string[];
  /** The site's policy, as it stands in the pages. */
  policy: string;
  /**
   * Paths of Markdown copies that no search engine shall keep, and folders of them, which end with a slash: their pages
   * say it in the head, and a copy has none.
   */
  notIndexed: readonly string[];
}

/** Files in the root of the build that hosts read, and readers need not. */
export const hostingFiles = [
  '_headers',
  '_redirects',
  'vercel.json',
  'nginx.conf',
  'Caddyfile',
] as const;

/** Folders of files whose names carry a hash: of the site, and of each language that has its own. */
const hashedFolders = ({siteBase, languages}: Hosting): string[] =>
  ['', ...languages.map((language) => `${language}/`)].map(
    (folder) => `${siteBase}${folder}assets/`,
  );

/** For Netlify and Cloudflare Pages. The rest is revalidated there by itself; two rules for a header would be joined. */
function headersFile(hosting: Hosting, headers: readonly Header[]): string {
  const rule = (pattern: string, lines: readonly Header[]): string =>
    [pattern, ...lines.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [
    rule(`${hosting.siteBase}*`, headers),
    ...hashedFolders(hosting).map((folder) =>
      rule(`${folder}*`, [['Cache-Control', caching.hashed]]),
    ),
    ...hosting.notIndexed.map((name) => rule(name.replace(/\/$/, '/*'), [notIndexedHeader])),
  ];
  return `${rules.join('\n')}\n`;
}

/** For Netlify: a language's own 404 page. Cloudflare Pages finds it by itself. */
function redirectsFile({siteBase, languages}: Hosting): string {
  return languages
    .map((language) => `${siteBase}${language}/* ${siteBase}${language}/404.html 404\n`)
    .join('');
}

function vercelFile(hosting: Hosting, headers: readonly Header[]): string {
  const rule = (source: string, list: readonly Header[]) => ({
    source,
    headers: list.map(([key, value]) => ({key, value})),
  });
  const rules = [
    rule(`${hosting.siteBase}(.*)`, headers),
    ...hashedFolders(hosting).map((folder) =>
      rule(`${folder}(.*)`, [['Cache-Control', caching.hashed]]),
    ),
    ...hosting.notIndexed.map((name) => rule(name.replace(/\/$/, '/(.*)'), [notIndexedHeader])),
  ];
  return `${JSON.stringify({cleanUrls: true, headers: rules}, null, 2)}\n`;
}

/** The files for hosts, by name: what they answer beside the pages themselves. */
export function filesForHosts(hosting: Hosting): Record<(typeof hostingFiles)[number], string> {
  const headers = headersOf(hosting.policy);
  return {
    _headers: headersFile(hosting, headers),
    _redirects: redirectsFile(hosting),
    'vercel.json': vercelFile(hosting, headers),
    'nginx.conf': nginxConf(hosting, headers, hostingFiles),
    Caddyfile: caddyfile(hosting, headers, hostingFiles),
  };
}
