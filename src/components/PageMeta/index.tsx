import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';

import {IconEdit} from '../icons';
import styles from './styles.module.css';

interface Props {
  /** Address of the source file on the code host. */
  readonly editUrl: string | null | undefined;
  /** Milliseconds since the epoch, from git. */
  readonly lastUpdatedAt: number | null | undefined;
}

/** Edit link and last change of a page (rows PC-2 and PC-3); nothing where neither is known. */
export default function PageMeta({editUrl, lastUpdatedAt}: Props): ReactNode {
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  if (!editUrl && !lastUpdatedAt) {
    return null;
  }
  return (
    <footer className={styles.meta}>
      {editUrl ? (
        <a className={styles.edit} href={editUrl} target="_blank" rel="noopener noreferrer">
          <IconEdit width="16" height="16" />
          <Translate
            id="theme.common.editThisPage"
            description="The link label to edit the current page">
            Edit this page
          </Translate>
        </a>
      ) : null}
      {lastUpdatedAt ? (
        <span className={styles.date}>
          <Translate
            id="site.page.lastUpdated.label"
            description="Stands before the date of the page's last change">
            Last Updated
          </Translate>{' '}
          <time dateTime={new Date(lastUpdatedAt).toISOString()}>{format.format(lastUpdatedAt)}</time>
        </span>
      ) : null}
    </footer>
  );
}
