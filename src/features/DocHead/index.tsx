import type {ReactNode} from 'react';

import PageActions from '../PageActions';
import {usePageChrome} from '../Page/chrome';
import {introduction, StaleNotice} from '../Translation';
import styles from './styles.module.css';

/** The title of a doc as an `h1`, if it shows one, with the page actions beside it. */
export default function DocHead({children}: {readonly children?: ReactNode}): ReactNode {
  const {pageType} = usePageChrome();
  const actions = pageType === 'doc' ? <PageActions /> : null;
  return (
    <>
      {children || actions ? (
        <header className={styles.head}>
          {children}
          {actions}
        </header>
      ) : null}
      <StaleNotice section={introduction} />
    </>
  );
}
