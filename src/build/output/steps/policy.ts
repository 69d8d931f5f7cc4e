import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import logger from '@docusaurus/logger';

import {siteBase} from '../../../config/siteBase';
import {filesIn} from '../../../lib/filesIn.mjs';
import {markdownPath} from '../../../lib/routes';
import type {Files, OutputContext} from '..';
import {filesForHosts} from '../hosting';
import {tornComponents} from '../page/tornComponents';
import {
  faultsOf,
  policyText,
  readPage,
  sourcesOf,
  withoutStockCode,
  withPolicy,
  type Additions,
  type Sources,
} from '../policy';

/** The finished pages of every language that is built by now, with their files from the root of the site. */
function readPages(rootDir: string) {
  const names = filesIn(rootDir).filter((name) => name.endsWith('.html'));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const written = await fs.readFile(path.join(rootDir, name), 'utf8');
      const html = withoutStockCode(written);
      const address = siteBase + name.replace(/(?:index)?\.html$/, '');
      return {name, address, written, html, needs: readPage(html)};
    }),
  );
}

type Pages = Awaited<ReturnType<typeof readPages>>;

/** Says in a page's head that no search engine shall keep it. */
const noIndex = /<meta\b(?=[^>]*\bname=["']?robots\b)[^>]*\bnoindex\b/i;

/**
 * The Markdown copies of pages that say so, or the folder that has no others, such as a version: Cloudflare Pages takes
 * 100 rules.
 */
function notIndexedCopies(rootDir: string, pages: Pages, languages: readonly string[]): string[] {
  const copies = pages
    .map(({address, html}) => ({copy: markdownPath(address), isHidden: noIndex.test(html)}))
    .filter(({copy}) => existsSync(path.join(rootDir, copy.slice(siteBase.length))));
  const folders = new RegExp(`^${siteBase}(?:(?:${languages.join('|')})/)?[^/]+/`);
  const hidden = copies
    .filter(({isHidden}) => isHidden)
    .map(({copy}) => {
      const [folder] = folders.exec(copy) ?? [copy];
      return copies.every((one) => one.isHidden || !one.copy.startsWith(folder)) ? folder : copy;
    });
  return [...new Set(hidden)];
}

/** Analytics, fonts and the like: what files of other hosts fetch cannot be read from the pages. */
function tellOfHosts(sources: Sources, additions: readonly Additions[]): void {
  for (const [files, directive, needed] of [
    ['scripts', 'script-src', 'connect-src'],
    ['stylesheets', 'style-src', 'font-src'],
  ] as const) {
    const hosts = [...(sources.get(directive) ?? [])].filter((source) => source.startsWith('http'));
    if (hosts.length > 0 && !additions.some((list) => list[needed])) {
      logger.warn(
        `The pages load ${files} from ${hosts.join(' and ')}. What these ask for is blocked unless its hosts are listed in themeConfig.site.policy["${needed}"] (src/config/themeOptions.ts).`,
      );
    }
  }
}

/**
 * One policy for all pages, made of what they run and load and what is allowed beside it, and the files that have hosts
 * send it. Each language's build does so anew for those before it: a reader goes from one to another within one
 * deployment. Throws where pages have something that the policy would switch off, or client components that would be shown twice.
 */
export async function policyFiles(
  {rootDir}: Pick<OutputContext, 'rootDir'>,
  ...additions: Additions[]
): Promise<Files> {
  const pages = await readPages(rootDir);
  const torn = pages.flatMap(({address, html}) =>
    tornComponents(html).map((fault) => `${address}: ${fault}`),
  );
  if (torn.length > 0) {
    throw new Error(torn.join('\n'));
  }
  const pagesNeed = pages.map(({needs}) => needs);
  const sources = sourcesOf(pagesNeed, ...additions);
  const faults = pages.flatMap(({address, needs}) => faultsOf(address, needs, sources));
  if (faults.length > 0) {
    throw new Error(
      `The site's content security policy blocks what these pages contain. To allow more, change themeConfig.site.policy (src/config/themeOptions.ts): styles that a package writes need {"style-src": ["'unsafe-inline'"]}. KaTeX writes none with {output: "mathml"}.\n${faults.join('\n')}`,
    );
  }
  tellOfHosts(sources, additions);
  const policy = policyText(sources);
  const languages = pages.flatMap(({name}) => /^([^/]+)\/404\.html$/.exec(name)?.[1] ?? []);
  const notIndexed = notIndexedCopies(rootDir, pages, languages);
  const changed = pages.flatMap(({name, html, written}) => {
    const text = withPolicy(html, policy);
    return text === written ? [] : [[name, text] as const];
  });
  const hosting = filesForHosts({siteBase, languages, policy, notIndexed});
  return [...changed, ...Object.entries(hosting)].map(
    ([name, text]) => [path.join(rootDir, name), text] as const,
  );
}
