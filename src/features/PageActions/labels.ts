import {translate} from '@docusaurus/Translate';

import {copyTexts} from '../CopyButton/texts';

/** What a button that copies from the page's address says; read by `src/features/PageActions/client`. */
export function copyLabels(): Record<`data-${string}`, string> {
  return {
    ...copyTexts(),
    'data-label-failed': translate({
      id: 'site.pageActions.copy.failed',
      message: 'Could not load the page',
      description: 'Shown and spoken when the Markdown of a page cannot be fetched',
    }),
  };
}
