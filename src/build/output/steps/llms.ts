import type {PageRecord} from '../../../lib/pageRecord';
import {markdownPath} from '../../../lib/routes';
import {writeText, type OutputContext, type OutputStep} from '../context';

type LlmsContext = Pick<OutputContext, 'records' | 'siteTitle' | 'siteUrl'>;

interface Copied extends PageRecord {
  markdown: string;
}

/** Pages that have a copy. Of versioned docs only the version that readers get first. */
function copiedPages({records}: LlmsContext): Copied[] {
  return records.filter(
    (record): record is Copied => record.markdown !== null && record.version === '',
  );
}

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
  for (const record of copiedPages(context)) {
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
  const pages = copiedPages(context).map(
    ({markdown, routePath}) => `---\n\nSource: ${context.siteUrl}${routePath}\n\n${markdown}`,
  );
  return [header(context), ...pages].join('\n');
}

/** Writes both, into the language's own folder: `/llms.txt`, `/zh/llms.txt`. */
export const writeLlms: OutputStep = async (context) => [
  await writeText(context.outDir, 'llms.txt', llmsIndex(context)),
  await writeText(context.outDir, 'llms-full.txt', llmsFull(context)),
];
