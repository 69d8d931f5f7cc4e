import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';

import glossary from '../../../i18n/glossary.json';
import {markdownPath} from '../../lib/routes';
import {buildSearchIndex} from '../../search/engine/buildIndex';
import {inlineScript} from '../inlineScripts';
import {readRecords, saveRecords} from '../pages/recordsFile';
import {
  createOutputContext,
  writeText,
  type OutputContext,
  type OutputStep,
  type WrittenFile,
} from './context';
import {finishRecords} from './page';
import {writeFeed} from './steps/feed';
import {renameFiles} from './steps/fileNames';
import {writeLlms} from './steps/llms';
import {finishNotFoundPage} from './steps/notFoundPage';
import {writeSitemap} from './steps/sitemap';

/** Writes each page's Markdown copy next to it, of unlisted pages too: their own buttons ask for it. */
export const writeMarkdownCopies: OutputStep = ({allRecords, outDir, baseUrl}) =>
  Promise.all(
    allRecords.flatMap(({markdown, routePath}) =>
      markdown === null
        ? []
        : [writeText(outDir, markdownPath(routePath).slice(baseUrl.length), markdown)],
    ),
  );

/** Writes the language's search index. The browser asks for it by this name and revalidates. */
export const writeSearchIndex: OutputStep = async ({records, locale, outDir}) => [
  await writeText(outDir, 'search-index.json', buildSearchIndex(records, locale, glossary)),
];

const fileSteps: readonly OutputStep[] = [
  writeMarkdownCopies,
  writeLlms,
  writeFeed,
  writeSitemap,
  writeSearchIndex,
];

/** One line that says what was done, for the build's log. */
export function reportLine(
  {locale, records}: Pick<OutputContext, 'locale' | 'records'>,
  renamed: number,
  written: readonly WrittenFile[],
): string {
  const bytes = written.reduce((sum, file) => sum + file.bytes, 0);
  const untranslated = records.filter((record) => record.untranslated).length;
  const parts = [
    `${records.length} pages`,
    `${renamed} files renamed`,
    `${written.length} files written (${(bytes / 1024).toFixed(1)} KiB)`,
    ...(untranslated > 0 ? [`${untranslated} pages untranslated`] : []),
  ];
  return `[${locale}] site-output: ${parts.join(', ')}`;
}

/**
 * Everything that happens to the finished files of a language, in order. It is one plugin because
 * Docusaurus runs the `postBuild` hooks of different plugins at the same time.
 */
export default function siteOutput(): Plugin {
  return {
    name: 'site-output',
    async postBuild(props) {
      const base = createOutputContext(props);
      const renamed = await renameFiles(base);
      const planned = await readRecords(props.generatedFilesDir, base.locale);
      const allRecords = await finishRecords(planned, base, props.codeTranslations);
      await saveRecords(props.generatedFilesDir, base.locale, allRecords);
      const records = allRecords.filter(({unlisted}) => !unlisted);
      const context: OutputContext = {...base, allRecords, records};
      const written: WrittenFile[] = [];
      for (const step of fileSteps) {
        written.push(...(await step(context)));
      }
      const script = await inlineScript('features/NotFound/early');
      written.push(...(await finishNotFoundPage(context, script)));
      logger.info(reportLine(context, renamed, written));
    },
  };
}
