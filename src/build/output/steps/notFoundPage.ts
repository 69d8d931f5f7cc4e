import fs from 'node:fs/promises';
import path from 'node:path';

import {writeText, type OutputContext, type WrittenFile} from '../context';

const pageName = '404.html';

/**
 * Puts the script into a 404 page: first in the head, so that it acts before anything is painted, but
 * after the charset, which browsers look for in the first 1,024 bytes only.
 *
 * @throws Error when the page has no charset declaration
 */
export function insertScript(html: string, script: string): string {
  const charset = /<meta charset=[^>]*>/i.exec(html);
  if (!charset) {
    throw new Error(`site-output: ${pageName} declares no charset`);
  }
  const end = charset.index + charset[0].length;
  return `${html.slice(0, end)}<script>${script}</script>${html.slice(end)}`;
}

/**
 * Gives the language's 404 page its script, and writes what is asked for there: the list of routes, which
 * misspelt addresses are matched with, and the titles of the pages that it may suggest.
 *
 * @param script from `inlineScript`
 */
export async function finishNotFoundPage(
  {outDir, allRecords, records}: Pick<OutputContext, 'outDir' | 'allRecords' | 'records'>,
  script: string,
): Promise<WrittenFile[]> {
  const html = await fs.readFile(path.join(outDir, pageName), 'utf8');
  const routes = allRecords.map(({routePath}) => routePath).toSorted();
  const titles = records.map(({routePath, title}) => [routePath, title] as const);
  return [
    await writeText(outDir, pageName, insertScript(html, script)),
    await writeText(outDir, 'routes.json', JSON.stringify(routes)),
    await writeText(outDir, 'titles.json', JSON.stringify(Object.fromEntries(titles))),
  ];
}
