// cspell:ignore redir
type Header = readonly [name: string, value: string];

/** What hosts and browsers keep: names with a hash of the content never change what they hold. */
const caching = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=0, must-revalidate',
} as const;

/** What an answer says that no search engine shall keep. */
const notIndexedHeader: Header = ['X-Robots-Tag', 'noindex'];

/** What every answer of the site says, beside its caching. */
export function headersOf(policy: string): Header[] {
  return [
    // No page of the site is shown in a frame of another one; a page cannot say that itself.
    ['Content-Security-Policy', `${policy}; frame-ancestors 'none'`],
    ['Strict-Transport-Security', 'max-age=31536000'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

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
const hostingFiles = ['_headers', '_redirects', 'vercel.json', 'nginx.conf', 'Caddyfile'] as const;

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

const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/g, '\\$&')}"`;

/** A path of plain names, as the site's own are: nothing in it can end a header, or name another host. */
const names = String.raw`(?:[\w.-]+/)*`;

/**
 * What stands in a `server` block of nginx that has `listen`, `server_name`, `root` and certificates of its own.
 * Addresses with capitals stay with the 404 page, which sends readers on: nginx alone cannot lower a path.
 */
function nginxConf({siteBase, languages, notIndexed}: Hosting, headers: readonly Header[]): string {
  const notFound = languages.map(
    (language) =>
      `if ($uri ~ ^${siteBase}${language}/) { set $not_found ${siteBase}${language}/404.html; }`,
  );
  const [robotsName, robotsValue] = notIndexedHeader;
  const robots =
    notIndexed.length === 0
      ? ''
      : `
# A header without a value is not sent.
set $robots "";
${notIndexed.map((name) => `if ($uri ~ ^${name.replaceAll('.', String.raw`\.`)}${name.endsWith('/') ? '' : '$'}) { set $robots ${robotsValue}; }`).join('\n')}
add_header ${robotsName} $robots always;`;
  const own = hostingFiles.map((name) => name.replaceAll('.', String.raw`\.`)).join('|');
  return `# Made by the build. In a server block: root /srv/site; include /srv/site/nginx.conf;
# With the module ngx_http_brotli_static, add: brotli_static on;
index index.html;
absolute_redirect off;
server_tokens off;

charset utf-8;
charset_types text/plain text/css text/markdown text/xml text/javascript application/javascript application/json application/rss+xml;

# Files that "npm run compress" has made are sent as they are.
gzip on;
gzip_static on;
gzip_vary on;
gzip_min_length 256;
gzip_types text/plain text/css text/markdown text/xml text/javascript application/javascript application/json application/rss+xml image/svg+xml;

set $not_found ${siteBase}404.html;
${notFound.join('\n')}
error_page 404 $not_found;
# A folder without a page of its own is nothing that a reader could see.
error_page 403 =404 $not_found;

set $caching ${quoted(caching.other)};
if ($uri ~ ^${siteBase}(?:[^/]+/)?assets/) { set $caching ${quoted(caching.hashed)}; }
add_header Cache-Control $caching always;
${headers.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`).join('\n')}${robots}

# Other spellings lead to the page's own address.
if ($request_uri ~ "^${siteBase}(${names})index(?:\\.html)?(\\?.*)?$") { return 301 ${siteBase}$1$2; }
if ($request_uri ~ "^${siteBase}(${names}[\\w.-]+)\\.html(\\?.*)?$") { return 301 ${siteBase}$1$2; }

location / {
  try_files $uri $uri.html $uri/ =404;
}

location ~ "^(?<page>/${names}[\\w.-]+)/$" {
  try_files \${uri}index.html @without_slash;
}

location @without_slash {
  if (-f $document_root$page.html) { return 301 $page$is_args$args; }
  return 404;
}

location ~ \\.md$ {
  types {}
  default_type text/markdown;
}

location ~ "^${siteBase}(?:${own})$" {
  return 404;
}
`;
}

/** What stands in a site block of Caddy that has `root` of its own. Caddy sees to certificates and HTTPS by itself. */
function caddyfile({siteBase, languages, notIndexed}: Hosting, headers: readonly Header[]): string {
  const notFound = ['', ...languages.map((language) => `${language}/`)].map(
    (folder) => `  handle ${siteBase}${folder}* {
    rewrite * ${siteBase}${folder}404.html
    file_server
  }`,
  );
  const robots =
    notIndexed.length === 0
      ? ''
      : `@notIndexed path ${notIndexed.map((name) => name.replace(/\/$/, '/*')).join(' ')}
header @notIndexed ${notIndexedHeader.join(' ')}
`;
  return `# Made by the build. In a site block: root * /srv/site and import /srv/site/Caddyfile
header {
${headers.map(([name, value]) => `  ${name} "${value}"`).join('\n')}
}
@hashed path_regexp ^${siteBase}(?:[^/]+/)?assets/
header @hashed Cache-Control "${caching.hashed}"
@other not path_regexp ^${siteBase}(?:[^/]+/)?assets/
header @other Cache-Control "${caching.other}"
${robots}
@hosting path ${hostingFiles.map((name) => `${siteBase}${name}`).join(' ')}
error @hosting 404

# Other spellings lead to the page's own address, with the query.
map {query} {search} {
  ~.+ "?\${0}"
  default ""
}
@index path_regexp index ^(${siteBase}${names})index(?:\\.html)?$
redir @index {re.index.1}{search} permanent
@html path_regexp html ^(${siteBase}${names}[\\w.-]+)\\.html$
redir @html {re.html.1}{search} permanent
@slash path_regexp slash ^(/${names}[\\w.-]+)/$
# On its own: matchers of one set are asked in no order, and these need what the first has found.
route @slash {
  @page {
    file {re.slash.1}.html
    not file {path}/index.html
  }
  redir @page {re.slash.1}{search} permanent
}

try_files {path} {path}.html {path}/
encode zstd gzip
file_server {
  precompressed br zstd gzip
}
handle_errors {
  encode zstd gzip
  header Cache-Control "${caching.other}"
${notFound.toReversed().join('\n')}
}
`;
}

/** The files for hosts, by name: what they answer beside the pages themselves. */
export function filesForHosts(hosting: Hosting): Record<(typeof hostingFiles)[number], string> {
  const headers = headersOf(hosting.policy);
  return {
    _headers: headersFile(hosting, headers),
    _redirects: redirectsFile(hosting),
    'vercel.json': vercelFile(hosting, headers),
    'nginx.conf': nginxConf(hosting, headers),
    Caddyfile: caddyfile(hosting, headers),
  };
}
