import path from 'node:path';

import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';

import {feedOf} from '../feeds';
import type {LinkMap} from '../markdown/links';
import type {PageRecord} from '../types';
import {
  contentPath,
  isUntranslated,
  plainFrontMatter,
  repositoryPath,
  type RecordContext,
} from './context';
import {deriveFromSource} from './source';

/** `routeBasePath` of the blog in `docusaurus.config.ts`; the plugin's content does not tell it. */
const blogPath = 'blog/';

function foldersOf({siteDir, locale}: RecordContext): string[] {
  const localized = `i18n/${locale}/docusaurus-plugin-content-blog`;
  return [localized, 'blog'].map((folder) => path.join(siteDir, folder));
}

function linksOf(posts: readonly BlogPost[], context: RecordContext): LinkMap {
  const contentFolders = foldersOf(context);
  const permalinks = posts.map(
    ({metadata: {source, permalink}}) =>
      [contentPath(source, contentFolders, context.siteDir), permalink] as const,
  );
  return {
    siteUrl: context.siteUrl,
    baseUrl: context.baseUrl,
    contentFolders,
    permalinks: new Map(permalinks),
  };
}

function listRecord(content: BlogContent, context: RecordContext): PageRecord {
  const updates = content.blogPosts.map(({metadata}) => metadata.lastUpdatedAt ?? 0);
  const latest = Math.max(0, ...updates);
  return {
    kind: 'list',
    pageType: 'doc',
    title: content.blogTitle,
    description: content.blogDescription,
    routePath: `${context.baseUrl}${blogPath}`,
    lang: context.locale,
    toc: [],
    frontmatter: {},
    version: '',
    _relativePath: '',
    feeds: [feedOf(context.locale)],
    sourcePath: null,
    sidebarPath: [content.blogTitle],
    date: null,
    lastUpdatedTime: latest > 0 ? latest : null,
    sections: [],
    markdown: null,
    untranslated: false,
    unlisted: false,
  };
}

async function postRecord(
  {metadata}: BlogPost,
  blogTitle: string,
  links: LinkMap,
  context: RecordContext,
): Promise<PageRecord> {
  const {title, description, source, permalink: routePath} = metadata;
  return {
    kind: 'post',
    pageType: 'doc',
    title,
    description,
    routePath,
    lang: context.locale,
    frontmatter: plainFrontMatter(metadata.frontMatter),
    version: '',
    _relativePath: contentPath(source, links.contentFolders, context.siteDir),
    feeds: [feedOf(context.locale)],
    sourcePath: repositoryPath(source),
    sidebarPath: [blogTitle],
    date: metadata.date.toISOString(),
    lastUpdatedTime: metadata.lastUpdatedAt ?? null,
    untranslated: isUntranslated(source, context.locale),
    unlisted: metadata.unlisted,
    ...(await deriveFromSource(
      {role: 'post', source, routePath, title, description},
      links,
      context,
    )),
  };
}

/** The list of posts, then the posts, newest first. */
export async function blogRecords(
  content: BlogContent,
  context: RecordContext,
): Promise<PageRecord[]> {
  const links = linksOf(content.blogPosts, context);
  const records = [listRecord(content, context)];
  for (const post of content.blogPosts) {
    records.push(await postRecord(post, content.blogTitle, links, context));
  }
  return records;
}
