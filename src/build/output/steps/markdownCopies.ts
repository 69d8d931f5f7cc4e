import {markdownPath} from '../../../lib/routes';
import type {OutputStep} from '../context';
import {writeText} from '../write';

/** Writes each page's Markdown copy next to it (row HD-3). */
export const writeMarkdownCopies: OutputStep = ({records, outDir, baseUrl}) =>
  Promise.all(
    records.flatMap(({markdown, routePath}) =>
      markdown === null
        ? []
        : [writeText(outDir, markdownPath(routePath).slice(baseUrl.length), markdown)],
    ),
  );
