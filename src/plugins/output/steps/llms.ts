import path from 'node:path';

import {markdownPath} from '../../../lib/routes';
import type {Files, OutputContext} from '..';
import {optionLines} from './options';

/**
 * Write two lists of the pages that have a copy, for language models: `llms.txt` as llmstxt.org describes it, with a
 * section per sidebar category and a line for each option, and `llms-full.txt` with the text of the pages. Both contain
 * only the default version of the docs.
 */
export function llms({records, siteTitle, siteUrl, outDir, translations}: OutputContext): Files {
  const pages = records.filter(({markdown, version}) => markdown !== null && version === '');
  const summary = records.find(({kind}) => kind === 'home')?.description;
  const header = summary ? `# ${siteTitle}\n\n> ${summary}\n` : `# ${siteTitle}\n`;
  const sections = new Map<string, string>();
  for (const page of pages) {
    const {title, routePath, description, sidebarPath} = page;
    const name = sidebarPath.join(' / ') || siteTitle;
    const link = `- [${title}](${siteUrl}${markdownPath(routePath)})`;
    const line = description ? `${link}: ${description}` : link;
    const options = optionLines(page, {siteUrl, translations}).map((option) => `  ${option}`);
    const before = sections.get(name) ?? `## ${name}\n\n`;
    sections.set(name, `${before}${[line, ...options].join('\n')}\n`);
  }
  const texts = pages.map(
    ({markdown, routePath}) => `---\n\nSource: ${siteUrl}${routePath}\n\n${markdown}`,
  );
  return [
    [path.join(outDir, 'llms.txt'), [header, ...sections.values()].join('\n')],
    [path.join(outDir, 'llms-full.txt'), [header, ...texts].join('\n')],
  ];
}
