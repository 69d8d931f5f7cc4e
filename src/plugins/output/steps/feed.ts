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

/** Write the language's RSS 2.0 feed, if it has a blog. It is as old as its latest post. */
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
    // From the Markdown copy, because buttons and tabs of the page do nothing in a feed reader; without title and
    // description, which have fields of their own.
    const body = (markdown ?? '').replace(/^# .*\n+(?:> .*\n+)?/, '');
    const content = String(processor.processSync(body));
    const link = `${siteUrl}${routePath}`;
    channel.addItem({id: link, link, title, description, content, date});
  }
  return [[path.join(rootDir, url.slice(siteBase.length)), channel.rss2()]];
}
