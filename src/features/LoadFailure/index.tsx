import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';

import {loadFailureId} from '../../client/navigation/failure';
import styles from './styles.module.css';

/** Message that the page behind a link could not be loaded; `client/navigation/failure` shows it. */
export default function LoadFailure(): ReactNode {
  const textId = `${loadFailureId}-text`;
  return (
    <div
      id={loadFailureId}
      popover="auto"
      role="alertdialog"
      className={clsx('float', styles.message)}
      aria-labelledby={textId}
      data-print="hidden"
    >
      <p id={textId}>
        <Translate
          id="site.loadFailure.message"
          description="Shown when the page behind a link could not be loaded; a button to try again follows"
        >
          The page could not be loaded. You may be offline, or the site may be unavailable.
        </Translate>
      </p>
      {/* Takes the focus when the message opens, so that it is spoken. */}
      <button type="button" className={styles.retry} popoverTarget={loadFailureId} autoFocus>
        <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
      </button>
    </div>
  );
}
