import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate, {translate} from '@docusaurus/Translate';

import {loadFailureId} from '../../client/navigation/failure';
import {IconClose} from '../icons';
import styles from './styles.module.css';

/** Message that the page behind a link could not be loaded; `client/navigation/failure` shows it. */
export default function LoadFailure(): ReactNode {
  const textId = useId();
  return (
    <dialog
      id={loadFailureId}
      role="alertdialog"
      className={clsx('float', styles.message)}
      aria-labelledby={textId}
    >
      <form method="dialog">
        <p id={textId}>
          <Translate
            id="site.loadFailure.message"
            description="Shown when the page behind a link could not be loaded; a button to try again follows"
          >
            The page could not be loaded. You may be offline, or the site may be unavailable.
          </Translate>
        </p>
        <button value="retry" className={styles.retry}>
          <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
        </button>
        <button
          className="quiet"
          aria-label={translate({
            id: 'theme.AnnouncementBar.closeButtonAriaLabel',
            message: 'Close',
          })}
        >
          <IconClose width="16" height="16" />
        </button>
      </form>
    </dialog>
  );
}
