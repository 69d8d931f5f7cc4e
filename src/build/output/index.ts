import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';

import {inlineScript} from '../inlineScripts';
import {createOutputContext, type OutputStep, type WrittenFile} from './context';
import {writeFeed} from './steps/feed';
import {renameFiles} from './steps/fileNames';
import {writeLlms} from './steps/llms';
import {writeMarkdownCopies} from './steps/markdownCopies';
import {finishNotFoundPage} from './steps/notFoundPage';
import {reportLine} from './steps/report';
import {writeSearchIndex} from './steps/searchIndex';
import {writeSitemap} from './steps/sitemap';

/** Files made from the records alone. */
const fileSteps: readonly OutputStep[] = [
  writeMarkdownCopies,
  writeLlms,
  writeFeed,
  writeSitemap,
  writeSearchIndex,
];

/**
 * Everything that happens to the finished files of a language, in order. It is one plugin because
 * Docusaurus runs the `postBuild` hooks of different plugins at the same time.
 */
export default function siteOutput(): Plugin {
  return {
    name: 'site-output',
    async postBuild(props) {
      const context = await createOutputContext(props);
      const renamed = await renameFiles(context);
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
