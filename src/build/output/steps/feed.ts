import {Feed} from 'feed';

import {localeConfigs} from '../../../config';
import {feedOf} from '../../../config/feeds';
import {
  rehypeStringify,
  remarkCjkFriendly,
  remarkGfm,
  remarkParse,
  remarkRehype,
  unified,
} from '../../esmPackages.cjs';
import type {PageRecord} from '../../../lib/pageRecord';
import {writeText, type OutputContext, type OutputStep} from '../context';

type FeedContext = Pick<OutputContext, 'records' | 'siteTitle' | 'siteUrl' | 'locale'>;

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkRehype)
  .use(rehypeStringify)
  .freeze();

interface Post extends PageRecord {
  date: string;
}

function isPost(record: PageRecord): record is Post {
  return record.kind === 'post' && record.date !== null;
}

/**
 * The post without its title and description, which the feed gives in fields of their own. Made from the
 * Markdown copy, because the page's own HTML has buttons and tabs that no feed reader brings to life.
 */
function contentOf({markdown}: PageRecord): string {
  const body = (markdown ?? '').replace(/^# .*\n+(?:> .*\n+)?/, '');
  return String(processor.processSync(body));
}

/**
 * Makes a language's RSS 2.0 feed. The same posts give the same bytes: the feed is as old as
 * its latest post.
 *
 * @returns null when the language has no blog
 */
export function feedXml({records, siteTitle, siteUrl, locale}: FeedContext): string | null {
  const list = records.find(({kind}) => kind === 'list');
  if (!list) {
    return null;
  }
  const posts = records.filter(isPost);
  const link = `${siteUrl}${list.routePath}`;
  const [latest] = posts
    .map(({date}) => date)
    .toSorted()
    .toReversed();
  const feed = new Feed({
    id: link,
    title: `${siteTitle} - ${list.title}`,
    description: list.description || siteTitle,
    link,
    language: localeConfigs[locale].feedLanguage,
    feedLinks: {rss: `${siteUrl}${feedOf(locale).url}`},
    ...(latest === undefined ? {} : {updated: new Date(latest)}),
    generator: false,
  });
  for (const post of posts) {
    const url = `${siteUrl}${post.routePath}`;
    feed.addItem({
      id: url,
      link: url,
      title: post.title,
      description: post.description,
      content: contentOf(post),
      date: new Date(post.date),
    });
  }
  return feed.rss2();
}

/** Writes the feed to the root of the site, whatever the language. */
export const writeFeed: OutputStep = async (context) => {
  const xml = feedXml(context);
  return xml === null
    ? []
    : [await writeText(context.rootDir, feedOf(context.locale).url.slice(1), xml)];
};
