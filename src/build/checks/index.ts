import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {missingTwins} from './missingTwins';

/**
 * What is wrong with the site as a whole, before it is built: pages that one of its languages lacks. They stop
 * a build; `npm start` warns, since a translation is written after its page.
 */
export default function siteChecks({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'site-checks',
    loadContent() {
      const missing = missingTwins(siteDir, i18n);
      if (missing.length > 0) {
        const message = `Every page exists in every language of the site.\n${missing.join('\n')}`;
        if (process.env.NODE_ENV === 'production') {
          throw new Error(message);
        }
        logger.warn(message);
      }
    },
  };
}
