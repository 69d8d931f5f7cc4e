import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';

import {scriptNoticeId} from './early';
import styles from './styles.module.css';

/** Notice that search and buttons do not work. `early.ts` shows it when the page script fails to load. */
export default function ScriptNotice(): ReactNode {
  return (
    <div
      id={scriptNoticeId}
      popover="auto"
      className={clsx('float', styles.notice)}
      data-print="hidden"
    >
      <Translate
        id="site.scriptNotice.message"
        description="Shown when the page's script could not be loaded; a link that reloads the page follows"
      >
        Search and buttons could not be loaded. Text and links still work.
      </Translate>{' '}
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address loads the page again, also on the 404 page, which has many addresses */}
      <a href="">
        <Translate
          id="site.scriptNotice.reload"
          description="Link that loads the page again, after a part of it could not be loaded"
        >
          Reload the page
        </Translate>
      </a>
    </div>
  );
}
