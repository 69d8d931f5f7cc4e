import {mustReplace} from '../../mustReplace';
import type {PageNeeds, Sources} from './readPage';

export {readPage, type Sources} from './readPage';

/** Sources by directive, as an author adds them. */
export type Additions = Readonly<Record<string, readonly string[]>>;

/** Longer headers are cut or dropped by hosts; Cloudflare Pages takes lines of 2,000 characters. */
const longestPolicy = 1900;

/** What every page of the site may do: what comes from the site itself, and no other code in the page. */
const strict: Additions = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  // Bundlers put small pictures into the page, and the place of a missing one is taken by a picture without a file.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** Puts together what the site allows, what its pages need, and what its author adds. */
export function sourcesOf(needs: readonly PageNeeds[], ...additions: Additions[]): Sources {
  const allowed = [strict, ...additions].flatMap((list) =>
    Object.entries(list).flatMap(([directive, added]) =>
      added.map((source) => [directive, source] as const),
    ),
  );
  // Sorted as texts: the same site has the same policy, in whatever order its pages are read.
  const needed = needs.flatMap((page) => page.sources).toSorted();
  const sources = new Map<string, Set<string>>();
  for (const [directive, source] of [...allowed, ...needed]) {
    sources.set(directive, (sources.get(directive) ?? new Set()).add(source));
  }
  return sources;
}

/** Writes a policy as text; `'none'` goes where something else is allowed. @throws Error when it is too long */
export function policyText(sources: Sources): string {
  const text = [...sources]
    .map(([directive, allowed]) => {
      const others = [...allowed].filter((source) => source !== "'none'");
      return `${directive} ${others.join(' ') || "'none'"}`;
    })
    .join('; ');
  if (text.length > longestPolicy) {
    const scripts = [...(sources.get('script-src') ?? [])].filter((one) => one.includes('sha256-'));
    throw new Error(
      `The content security policy has ${text.length} characters, but hosts only accept ${longestPolicy}. The pages have ${scripts.length} different inline scripts: move those that differ from page to page into files.`,
    );
  }
  return text;
}

/** What is in a page, named by its address, that its policy would silently switch off. */
export function faultsOf(address: string, needs: PageNeeds, sources: Sources): string[] {
  const allowsStyles = ['style-src', 'style-src-attr', 'style-src-elem'].some((directive) =>
    sources.get(directive)?.has("'unsafe-inline'"),
  );
  return [
    ...(allowsStyles ? [] : needs.styles).map(
      (written) => `${address}: ${written} Write a class and a rule in a stylesheet.`,
    ),
    ...needs.handlers.map(
      (written) =>
        `${address}: ${written} Handle events in a client component: src/runtime/README.md.`,
    ),
  ];
}

const policyTag = /<meta http-equiv=["']?Content-Security-Policy["']?[^>]*>/i;

/** Puts the policy before everything that it is about; a file without a charset is not a page of the site. */
export function withPolicy(html: string, policy: string): string {
  const charset = /<meta charset=[^>]*>/i;
  const tag = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
  const bare = html.replace(policyTag, '');
  return charset.test(bare) ? bare.replace(charset, (first) => first + tag) : html;
}

/** Sends on to the page's canonical address, with the query and the hash that the address came with. */
const sendOn =
  '{const u=new URL(document.querySelector("link[rel=canonical]").href);location.replace(u.search||u.hash?u:u+location.search+location.hash)}';

/**
 * Takes out of a page what the stock parts of Docusaurus put there and a strict policy refuses or grows with: the styled
 * list of icons, which no component of ours uses; the colours of authors' icons (`css/chrome.css` has others); the style
 * that hides the frame of Google Tag Manager; and in pages of the redirect plugin the script that names the target, which
 * has one for all of them instead.
 */
export function withoutStockCode(html: string): string {
  const bare = html
    .replace(/<svg [^>]*style="display: none;?"[^>]*><defs>[\s\S]*?<\/svg>/, '')
    .replaceAll(/ style=(["']?)--dark:#[\da-f]+;--light:#[\da-f]+\1/g, '')
    .replaceAll(/ style=(["']?)display:\s*none;\s*visibility:\s*hidden\1/g, ' hidden');
  const isRedirect =
    /<meta http-equiv="refresh"/.test(bare) && /<script>\s*window\.location\.href = '/.test(bare);
  return isRedirect
    ? mustReplace(bare, /<script>[\s\S]*?<\/script>/, () => `<script>${sendOn}</script>`)
    : bare;
}
