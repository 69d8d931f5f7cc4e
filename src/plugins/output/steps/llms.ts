import path from 'node:path';

import {markdownPath} from '../../../lib/routes';
import type {Files, OutputContext} from '..';

/** A link whose text and address no bracket, parenthesis or space ends before its time. */
function linkTo(title: string, url: string): string {
  const address = new URL(url).href.replaceAll(
    /[()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `[${title.replaceAll(/[\\[\]]/g, '\\$&')}](${address})`;
}

/**
 * For language models, two lists of the pages that have a copy, of versioned docs only the version that readers get
 * first: `llms.txt` in the form of llmstxt.org (a section per sidebar category, a link to each page's Markdown and its
 * description), and `llms-full.txt` with the pages' text, each under the address it is published at. They are written
 * into the language's own folder.
 */
export function llms({records, siteTitle, siteUrl, outDir}: OutputContext): Files {
  const pages = records.filter(({markdown, version}) => markdown !== null && version === '');
  const summary = records.find(({kind}) => kind === 'home')?.description;
  const header = summary ? `# ${siteTitle}\n\n> ${summary}\n` : `# ${siteTitle}\n`;
  const sections = new Map<string, string>();
  for (const {title, routePath, description, sidebarPath} of pages) {
    const name = sidebarPath.join(' / ') || siteTitle;
    const link = `- ${linkTo(title, siteUrl + markdownPath(routePath))}`;
    const line = description ? `${link}: ${description}` : link;
    sections.set(name, `${sections.get(name) ?? `## ${name}\n\n`}${line}\n`);
  }
  const texts = pages.map(
    ({markdown, routePath}) => `---\n\nSource: ${siteUrl}${routePath}\n\n${markdown}`,
  );
  return [
    [path.join(outDir, 'llms.txt'), [header, ...sections.values()].join('\n')],
    [path.join(outDir, 'llms-full.txt'), [header, ...texts].join('\n')],
  ];
}
