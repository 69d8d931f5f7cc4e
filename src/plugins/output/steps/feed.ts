import path from 'node:path';

import {Feed} from 'feed';

import {localeConfigs} from '../../../config';
import {feedOf} from '../../../config/feeds';
import {siteBase} from '../../../config/siteBase';
import {
  rehypeStringify,
  remarkCjkFriendly,
  remarkGfm,
  remarkParse,
  remarkRehype,
  unified,
} from '../../esmPackages.cjs';
import type {Files, OutputContext} from '..';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkRehype)
  .use(rehypeStringify)
  .freeze();

/** What XML cannot hold, not even escaped: control characters and halves of characters. */
const notInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text for the feed, whose writer puts it into a CDATA section and escapes the first end of one alone. */
const inCdata = (text: string): string => text.replaceAll(notInXml, '').replaceAll(']]>', ']]&gt;');

/**
 * A language's RSS 2.0 feed, where it has a blog. The same posts give the same bytes: it is as old as its latest one.
 */
export function feed({records, siteTitle, siteUrl, locale, rootDir}: OutputContext): Files {
  const list = records.find(({kind}) => kind === 'list');
  if (!list) {
    return [];
  }
  const posts = records.flatMap(({kind, date, ...post}) =>
    kind === 'post' && date !== null ? [{...post, date: new Date(date)}] : [],
  );
  const {url} = feedOf(locale);
  const latest = Math.max(...posts.map(({date}) => date.getTime()));
  const channel = new Feed({
    id: `${siteUrl}${list.routePath}`,
    title: `${siteTitle} - ${list.title}`,
    description: list.description || siteTitle,
    link: `${siteUrl}${list.routePath}`,
    language: localeConfigs[locale].feedLanguage,
    feedLinks: {rss: `${siteUrl}${url}`},
    ...(posts.length > 0 ? {updated: new Date(latest)} : {}),
    generator: false,
  });
  for (const {routePath, title, description, date, markdown} of posts) {
    // Made from the Markdown copy, because the page's own HTML has buttons and tabs that no feed reader brings to
    // life; without title and description, which the feed gives in fields of their own.
    const body = (markdown ?? '').replace(/^# .*\n+(?:> .*\n+)?/, '');
    const content = String(processor.processSync(body));
    const link = `${siteUrl}${routePath}`;
    channel.addItem({
      id: link,
      link,
      title: inCdata(title),
      description: inCdata(description),
      content: inCdata(content),
      date,
    });
  }
  return [[path.join(rootDir, url.slice(siteBase.length)), channel.rss2()]];
}
