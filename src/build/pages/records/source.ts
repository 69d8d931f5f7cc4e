import path from 'node:path';

import type {Made} from '../cache';
import {cleanDocument} from '../markdown';
import {stringifyCopy} from '../markdown/stringify';
import type {LinkMap} from '../markdown/links';
import {sectionsOf} from '../sections';
import type {SourceDocument, SourceRole} from '../source/loader';
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

/** What a source file tells that no content plugin does: outline, sections, Markdown copy. */
export type Derived = Pick<PageRecord, 'toc' | 'sections' | 'markdown'>;

/** The hashes of a document and of every fragment that it shows, by path. */
function inputsOf({path: file, hash, fragments}: SourceDocument): Record<string, string> {
  const inputs = [...fragments.values()].map(inputsOf);
  return Object.assign({[file]: hash}, ...inputs) as Record<string, string>;
}

async function derive(
  page: SourcePage,
  links: LinkMap,
  context: RecordContext,
): Promise<Made<Derived>> {
  const file = path.join(context.siteDir, repositoryPath(page.source));
  const document = await context.loadSource(file, page.role);
  const blocks = cleanDocument(document, page.routePath, {
    links,
    admonitionLabel: context.admonitionLabel,
  });
  const title = document.contentTitle ?? page.title;
  const {markdown, headingOffsets} = stringifyCopy(title, page.description, blocks);
  return {
    value: {toc: tocOf(blocks, headingOffsets), sections: sectionsOf(blocks), markdown},
    inputs: inputsOf(document),
  };
}

/** Derives it, or recalls it from an earlier build. */
export function deriveFromSource(
  page: SourcePage,
  links: LinkMap,
  context: RecordContext,
): Promise<Derived> {
  const {role, source, routePath, title, description} = page;
  const key = JSON.stringify([role, source, routePath, title, description]);
  return context.cache.recall(key, () => derive(page, links, context));
}
