import path from 'node:path';

import {cleanDocument} from '../../../../src/build/pages/markdown';
import {admonitionTypes} from '../../../../src/build/pages/markdown/admonitions';
import type {LinkMap} from '../../../../src/build/pages/markdown/links';
import {stringifyCopy} from '../../../../src/build/pages/markdown/stringify';
import {createSourceLoader} from '../../../../src/build/pages/source/loader';

export const siteDir = path.join(__dirname, 'fixtures');
export const docsDir = path.join(siteDir, 'docs');

/** Markdown switches of the site's configuration. */
export const markdownOptions = {
  mdx1Compat: {comments: false, admonitions: false, headingIds: true},
  anchors: {maintainCase: false},
};

export const links: LinkMap = {
  siteUrl: 'https://rslib.rs',
  baseUrl: '/zh/',
  contentFolders: [docsDir],
  permalinks: new Map([
    ['page.mdx', '/zh/page'],
    ['headings.mdx', '/zh/headings'],
  ]),
};

export function newLoader() {
  return createSourceLoader({siteDir, ...markdownOptions});
}

/** A fixture, from its source to its Markdown copy. */
export async function cleanFixture(name: string) {
  const document = await newLoader()(path.join(docsDir, name), 'doc');
  const blocks = cleanDocument(document, '/zh/page', {
    links,
    admonitionLabel: (type) => `L-${admonitionTypes.indexOf(type)}-${type}`,
  });
  return {document, blocks, ...stringifyCopy('Page', 'What the page is about.', blocks)};
}
