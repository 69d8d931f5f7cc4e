import type {DocMetadata, LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

import type {LinkMap} from '../markdown/links';
import type {PageRecord, PageType} from '../types';
import {
  contentPath,
  isUntranslated,
  plainFrontMatter,
  repositoryPath,
  type RecordContext,
} from './context';
import {sidebarPathsOf} from './sidebarPaths';
import {deriveFromSource} from './source';

function foldersOf(version: LoadedVersion): string[] {
  return [version.contentPathLocalized, version.contentPath].filter(
    (folder) => folder !== undefined,
  );
}

function linksOf(version: LoadedVersion, context: RecordContext): LinkMap {
  const contentFolders = foldersOf(version);
  const permalinks = version.docs.map(
    ({source, permalink}) =>
      [contentPath(source, contentFolders, context.siteDir), permalink] as const,
  );
  return {
    siteUrl: context.siteUrl,
    baseUrl: context.baseUrl,
    contentFolders,
    permalinks: new Map(permalinks),
  };
}

async function docRecord(
  doc: DocMetadata,
  sidebarPath: string[],
  links: LinkMap,
  context: RecordContext,
): Promise<PageRecord> {
  const frontmatter = plainFrontMatter(doc.frontMatter);
  const {title, description, source, permalink: routePath} = doc;
  return {
    kind: 'doc',
    // Checked before by `assertFrontMatter`.
    pageType: (frontmatter.pageType as PageType | undefined) ?? 'doc',
    title,
    description,
    routePath,
    lang: context.locale,
    frontmatter,
    version: '',
    _relativePath: contentPath(source, links.contentFolders, context.siteDir),
    feeds: [],
    sourcePath: repositoryPath(source),
    sidebarPath,
    date: null,
    lastUpdatedTime: doc.lastUpdatedAt ?? null,
    untranslated: isUntranslated(source, context.locale),
    unlisted: doc.unlisted,
    ...(await deriveFromSource(
      {role: 'doc', source, routePath, title, description},
      links,
      context,
    )),
  };
}

/** One record per doc: in the order of the sidebars, then those that no sidebar names, by address. */
export async function docRecords(
  content: LoadedContent,
  context: RecordContext,
): Promise<PageRecord[]> {
  const records: PageRecord[] = [];
  for (const version of content.loadedVersions) {
    const paths = sidebarPathsOf(version.sidebars);
    const order = [...paths.keys()];
    const rank = ({id}: DocMetadata): number => (paths.has(id) ? order.indexOf(id) : order.length);
    const docs = version.docs.toSorted(
      (a, b) => rank(a) - rank(b) || a.permalink.localeCompare(b.permalink, 'en'),
    );
    const links = linksOf(version, context);
    for (const doc of docs) {
      records.push(await docRecord(doc, paths.get(doc.id) ?? [], links, context));
    }
  }
  return records;
}
