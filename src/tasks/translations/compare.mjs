import {findStale} from './ledger.mjs';
import {readSections} from './sections.mjs';

const style = `
body {margin: 0; font: 15px/1.6 system-ui, sans-serif; color: #1b1b1b; background: #fff}
h1 {margin: 1rem; font-size: 1.1rem}
section {border-block-start: 1px solid #ccc}
h2 {margin: 0; padding: .25rem 1rem; font: 13px/1.6 monospace; background: #f3f3f3}
section[data-kind] h2 {background: #ffe3b8}
div {display: grid; grid-template-columns: 1fr 1fr}
pre {margin: 0; padding: .5rem 1rem; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere}
pre + pre {border-inline-start: 1px solid #ccc}
`;

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * A page beside its translation, section by section, as an HTML document of its own; what is behind is marked.
 *
 * @param {string} root @param {string} locale @param {import('./sections.mjs').Pair} pair @returns {string}
 */
export function comparison(root, locale, {page, translation}) {
  const original = readSections(root, page);
  const own = readSections(root, translation);
  const kinds = new Map(
    findStale(root, locale)
      .filter((finding) => finding.page === page)
      .map(({section, kind}) => [section, kind]),
  );
  const ids = new Set([...original.keys(), ...own.keys()]);
  const rows = [...ids].map((id) => {
    const kind = kinds.get(id);
    const sides = `<pre>${escaped(original.get(id) ?? '')}</pre><pre lang="${locale}">${escaped(own.get(id) ?? '')}</pre>`;
    return `<section id="${id}"${kind ? ` data-kind="${kind}"` : ''}><h2>#${id}${kind ? `: ${kind}` : ''}</h2><div>${sides}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(page)}: ${locale}</title>
<style>${style}</style>
<h1>${escaped(page)} | ${escaped(translation)}</h1>
${rows.join('\n')}
</html>
`;
}
