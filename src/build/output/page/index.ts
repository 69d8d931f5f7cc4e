import fs from 'node:fs/promises';
import path from 'node:path';

import {htmlFile} from '../../../lib/routes';
import type {PageRecord} from '../../../lib/pageRecord';
import type {OutputContext} from '../context';
import {describePage} from './describePage';
import {readArticle} from './readArticle';
import {createConverter} from './toMarkdown';

/**
 * Completes records by what the finished pages say: outline, sections and Markdown copy. Pages made of
 * components stay as they are.
 *
 * @param messages the build's interface strings, by id
 * @throws Error naming the page that has no file: then a route and its record disagree
 */
export async function finishRecords(
  records: readonly PageRecord[],
  {outDir, baseUrl, siteUrl}: Pick<OutputContext, 'outDir' | 'baseUrl' | 'siteUrl'>,
  messages: Readonly<Record<string, string>>,
): Promise<PageRecord[]> {
  const convert = createConverter({siteUrl, messages});
  return Promise.all(
    records.map(async (record) => {
      const {kind, routePath, title, description} = record;
      const file = path.join(outDir, htmlFile(routePath, baseUrl));
      const html = await fs.readFile(file, 'utf8').catch((cause: unknown) => {
        throw new Error(`site-output: no HTML file for ${routePath}`, {cause});
      });
      const article = kind === 'doc' || kind === 'post' ? readArticle(html) : null;
      return article
        ? {
            ...record,
            ...describePage(article.title ?? title, description, convert(article, routePath)),
          }
        : record;
    }),
  );
}
