import type {Hosting} from '.';
import {caching, notIndexedHeader, type Header} from './headers';

const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/g, '\\$&')}"`;

/** A path of plain names, as the site's own are: nothing in it can end a header, or name another host. */
const names = String.raw`(?:[\w.-]+/)*`;

/**
 * What stands in a `server` block of nginx that has `listen`, `server_name`, `root` and certificates of its own.
 * Addresses with capitals stay with the 404 page, which sends readers on: nginx alone cannot lower a path.
 */
export function nginxConf(
  {siteBase, languages, notIndexed}: Hosting,
  headers: readonly Header[],
  hidden: readonly string[],
): string {
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
  const own = hidden.map((name) => name.replaceAll('.', String.raw`\.`)).join('|');
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
