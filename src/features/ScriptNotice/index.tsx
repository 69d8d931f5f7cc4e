import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';

import {scriptNoticeId} from './early';
import styles from './styles.module.css';

/** Says that search, menus and buttons do not work; shown by `early.ts` when the page's script does not come. */
export default function ScriptNotice(): ReactNode {
  return (
    <div id={scriptNoticeId} popover="auto" className={clsx('float', styles.notice)}>
      <Translate
        id="site.scriptNotice.message"
        description="Shown when the page's script could not be loaded; a link that reloads the page follows"
      >
        Search and buttons could not be loaded. The text and all links work.
      </Translate>{' '}
      {/* eslint-disable-next-line jsx-a11y/anchor-is-valid -- the empty address is this page, on 404 pages, too */}
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
