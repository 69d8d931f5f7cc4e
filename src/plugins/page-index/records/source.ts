import path from 'node:path';

import {cleanDocument} from '../markdown';
import {stringifyCopy} from '../markdown/stringify';
import type {LinkMap} from '../markdown/links';
import {sectionsOf} from '../sections';
import type {SourceRole} from '../source/loader';
import {tocOf} from '../toc';
import type {PageRecord} from '../types';
import {repositoryPath, type RecordContext} from './context';

/** A page with a source file, as its content plugin describes it. */
export interface SourcePage {
  role: Exclude<SourceRole, 'fragment'>;
  /** `@site/…` */
  source: string;
  routePath: string;
  title: string;
  description: string;
}

/** Derives from a source file what no content plugin tells: outline, sections, Markdown copy. */
export async function deriveFromSource(
  page: SourcePage,
  links: LinkMap,
  context: RecordContext,
): Promise<Pick<PageRecord, 'toc' | 'sections' | 'markdown'>> {
  const file = path.join(context.siteDir, repositoryPath(page.source));
  const document = await context.loadSource(file, page.role);
  const blocks = cleanDocument(document, page.routePath, {
    links,
    admonitionLabel: context.admonitionLabel,
  });
  const title = document.contentTitle ?? page.title;
  const {markdown, headingOffsets} = stringifyCopy(title, page.description, blocks);
  return {toc: tocOf(blocks, headingOffsets), sections: sectionsOf(blocks), markdown};
}
