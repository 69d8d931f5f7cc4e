/* Lists of the pages: for language models, search engines and feed readers. */
import path from 'node:path';
import {Readable} from 'node:stream';

import {Feed} from 'feed';
import {SitemapStream, streamToPromise} from 'sitemap';

import {localeConfigs, type Locale} from '../../config';
import {feedOf} from '../../config/feeds';
import {siteBase} from '../../config/siteBase';
import type {PageEntry} from '../../lib/pageData';
import {markdownPath} from '../../lib/routes';
import {
  rehypeStringify,
  remarkCjkFriendly,
  remarkGfm,
  remarkParse,
  remarkRehype,
  unified,
} from '../esmPackages.cjs';
import {oncePerProcess} from '../oncePerProcess';
import type {Files, OutputContext} from '.';

type OptionTexts = Pick<OutputContext, 'siteUrl' | 'translations'>;

/** @returns a line of Markdown for each option of a page: its address, type, default, and the first sentence about it */
function optionLines(
  {options = [], routePath}: PageEntry,
  {siteUrl, translations}: OptionTexts,
): string[] {
  const label = translations['site.option.default'] ?? 'Default';
  return options.map(({name, id, description, type, default: values}) => {
    const url = siteUrl + routePath + (id && `#${id}`);
    const clauses = values.map(({value, formats, target}) => {
      const condition = formats?.join(', ') ?? (target && `target ${target}`);
      return condition ? `\`${value}\` (${condition})` : `\`${value}\``;
    });
    // The sentence is plain text.
    const escaped = description.replaceAll(/[\\`*_<[\]]/g, '\\$&');
    const told = clauses.length > 0 ? `; ${label}: ${clauses.join(', ')}` : '';
    return `- [\`${name}\`](${url}): \`${type}\`${told}${escaped && ` – ${escaped}`}`;
  });
}

/**
 * Completes the Markdown copies of overview pages: they list the options of the pages below them, which the page itself
 * shows with a filter.
 */
export function listOptions(entries: readonly PageEntry[], texts: OptionTexts): PageEntry[] {
  return entries.map((entry) => {
    if (entry.frontmatter.overview !== true || entry.markdown === null) {
      return entry;
    }
    const lists = entries
      .filter(({options, routePath}) => options && routePath.startsWith(entry.routePath))
      .map((page) => `## ${page.title}\n\n${optionLines(page, texts).join('\n')}\n`);
    return {...entry, markdown: [entry.markdown, ...lists].join('\n')};
  });
}

/**
 * Write two lists of the pages that have a copy, for language models: `llms.txt` as llmstxt.org describes it, with a
 * section per sidebar category and a line for each option, and `llms-full.txt` with the text of the pages. Both contain
 * only the default version of the docs.
 */
export function llms(context: OutputContext): Files {
  const {entries, siteTitle, siteUrl, outDir} = context;
  const pages = entries.filter(({markdown, version}) => markdown !== null && version === '');
  const summary = entries.find(({kind}) => kind === 'home')?.description;
  const header = summary ? `# ${siteTitle}\n\n> ${summary}\n` : `# ${siteTitle}\n`;
  const category = ({sidebarPath}: PageEntry) => sidebarPath.join(' / ') || siteTitle;
  const sections = [...new Set(pages.map(category))].map((name) => {
    const own = pages.filter((page) => category(page) === name);
    const lines = own.flatMap((page) => {
      const link = `- [${page.title}](${siteUrl}${markdownPath(page.routePath)})`;
      const line = page.description ? `${link}: ${page.description}` : link;
      return [line, ...optionLines(page, context).map((option) => `  ${option}`)];
    });
    return `## ${name}\n\n${lines.join('\n')}\n`;
  });
  const texts = pages.map(
    ({markdown, routePath}) => `---\n\nSource: ${siteUrl}${routePath}\n\n${markdown}`,
  );
  return [
    [path.join(outDir, 'llms.txt'), [header, ...sections].join('\n')],
    [path.join(outDir, 'llms-full.txt'), [header, ...texts].join('\n')],
  ];
}

/**
 * Write the sitemap of all languages, and the `robots.txt` that names it. The pages themselves name their translations.
 * Languages are built one after the other, so each writes what is finished by then.
 */
export async function sitemap(context: OutputContext): Promise<Files> {
  const {locale, rootDir, siteUrl} = context;
  const finished = oncePerProcess(`sitemap ${rootDir}`, () => new Map<Locale, OutputContext>());
  finished.set(locale, context);
  const items = [...finished.values()].flatMap(({entries, otherRoutes, notIndexed}) => [
    ...entries
      .filter(({routePath}) => !notIndexed.has(routePath))
      .map(({routePath, lastUpdatedTime}) => ({
        url: siteUrl + routePath,
        lastmod: lastUpdatedTime === null ? undefined : new Date(lastUpdatedTime).toISOString(),
      })),
    ...otherRoutes.map((route) => ({url: siteUrl + route})),
  ]);
  const robots = path.join(rootDir, 'robots.txt');
  const everyone = 'User-agent: *\nAllow: /\n';
  // A site with `noIndex`.
  if (items.length === 0) {
    return [[robots, everyone]];
  }
  const stream = new SitemapStream({lastmodDateOnly: true});
  const ordered = items.toSorted((a, b) => a.url.localeCompare(b.url, 'en'));
  const xml = await streamToPromise(Readable.from(ordered).pipe(stream));
  return [
    [path.join(rootDir, 'sitemap.xml'), xml.toString()],
    [robots, `${everyone}\nSitemap: ${siteUrl}${siteBase}sitemap.xml\n`],
  ];
}

const toHtml = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkRehype)
  .use(rehypeStringify)
  .freeze();

/** Write the language's RSS 2.0 feed, if it has a blog. It is as old as its latest post. */
export function feed({entries, siteTitle, siteUrl, locale, rootDir}: OutputContext): Files {
  const list = entries.find(({kind}) => kind === 'list');
  if (!list) {
    return [];
  }
  const posts = entries.filter(({kind}) => kind === 'post');
  const dates = posts.map(({date}) => Date.parse(date ?? ''));
  const {url} = feedOf(locale);
  const channel = new Feed({
    id: `${siteUrl}${list.routePath}`,
    title: `${siteTitle} - ${list.title}`,
    description: list.description || siteTitle,
    link: `${siteUrl}${list.routePath}`,
    language: localeConfigs[locale].feedLanguage,
    feedLinks: {rss: `${siteUrl}${url}`},
    updated: posts.length > 0 ? new Date(Math.max(...dates)) : undefined,
    generator: false,
  });
  for (const {routePath, title, description, date, markdown} of posts) {
    // From the Markdown copy, because buttons and tabs of the page do nothing in a feed reader; without title and
    // description, which have fields of their own.
    const body = (markdown ?? '').replace(/^# .*\n+(?:> .*\n+)?/, '');
    const content = String(toHtml.processSync(body));
    const link = `${siteUrl}${routePath}`;
    channel.addItem({id: link, link, title, description, content, date: new Date(date ?? '')});
  }
  return [[path.join(rootDir, url.slice(siteBase.length)), channel.rss2()]];
}
