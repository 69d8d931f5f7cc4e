import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

import {IconArrowUp} from '../icons';
import {scrollButton} from './client';
import styles from './styles.module.css';

/** Scrolls back to the top; `client.ts` shows it once the page is scrolled. */
export default function ScrollToTop(): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      {...scrollButton()}
      data-global-ui
      data-print="hidden"
      hidden
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
      })}
    >
      <IconArrowUp />
    </button>
  );
}
