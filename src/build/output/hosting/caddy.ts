// cspell:ignore redir
import type {Hosting} from '.';
import {caching, notIndexedHeader, type Header} from './headers';

/** What stands in a site block of Caddy that has `root` of its own. Caddy sees to certificates and HTTPS by itself. */
export function caddyfile(
  {siteBase, languages, notIndexed}: Hosting,
  headers: readonly Header[],
  hidden: readonly string[],
): string {
  const names = String.raw`(?:[\w.-]+/)*`;
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
@hosting path ${hidden.map((name) => `${siteBase}${name}`).join(' ')}
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
