import type {PageRecord} from '../../pages';
import {markdownPath} from '../../../lib/routes';
import type {OutputContext, OutputStep} from '../context';
import {writeText} from '../write';

type LlmsContext = Pick<OutputContext, 'records' | 'siteTitle' | 'siteUrl'>;

function header({records, siteTitle}: LlmsContext): string {
  const summary = records.find(({kind}) => kind === 'home')?.description;
  return summary ? `# ${siteTitle}\n\n> ${summary}\n` : `# ${siteTitle}\n`;
}

function sectionOf({sidebarPath}: PageRecord, siteTitle: string): string {
  return sidebarPath.length > 0 ? sidebarPath.join(' / ') : siteTitle;
}

/**
 * The list of a language's pages in the form of llmstxt.org: a section per sidebar category, a link to
 * the Markdown copy of each page and its description.
 */
export function llmsIndex(context: LlmsContext): string {
  const sections = new Map<string, string[]>();
  for (const record of context.records) {
    if (record.markdown === null) {
      continue;
    }
    const section = sectionOf(record, context.siteTitle);
    const link = `- [${record.title}](${context.siteUrl}${markdownPath(record.routePath)})`;
    const line = record.description ? `${link}: ${record.description}` : link;
    sections.set(section, [...(sections.get(section) ?? []), line]);
  }
  const blocks = [...sections].map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}\n`);
  return [header(context), ...blocks].join('\n');
}

/** All pages of a language in one file, each under the address it is published at. */
export function llmsFull(context: LlmsContext): string {
  const pages = context.records.flatMap(({markdown, routePath}) =>
    markdown === null ? [] : [`---\n\nSource: ${context.siteUrl}${routePath}\n\n${markdown}`],
  );
  return [header(context), ...pages].join('\n');
}

/** Writes both, into the language's own folder: `/llms.txt`, `/zh/llms.txt` (row HD-3). */
export const writeLlms: OutputStep = async (context) => [
  await writeText(context.outDir, 'llms.txt', llmsIndex(context)),
  await writeText(context.outDir, 'llms-full.txt', llmsFull(context)),
];
