import type {RootContent} from 'mdast';

import type {SourceDocument} from '../source/loader';
import type {AdmonitionType} from './admonitions';
import {cleanBlocks} from './cleanBlocks';
import type {PackageManager} from './context';
import {absoluteImageUrl, absoluteUrl, type LinkMap} from './links';

/** The tabs that an `npm2yarn` fence becomes, after npm. Must agree with `docusaurus.config.ts`. */
export const packageManagers: readonly PackageManager[] = ['yarn', 'pnpm', 'bun'];

/** What a language's pages share. */
export interface CleanOptions {
  links: LinkMap;
  admonitionLabel: (type: AdmonitionType) => string;
}

/**
 * Turns a page's source into plain Markdown blocks: no imports, no JSX, no comments, fragments in
 * place, every link absolute.
 *
 * @param routePath the page, which links to places on itself are resolved against
 */
export function cleanDocument(
  document: SourceDocument,
  routePath: string,
  {links, admonitionLabel}: CleanOptions,
): RootContent[] {
  return cleanBlocks(document.tree.children, {
    document,
    own: true,
    linkUrl: (url, from) => absoluteUrl(url, from, routePath, links),
    imageUrl: (url) => absoluteImageUrl(url, links),
    admonitionLabel,
    packageManagers,
  });
}
