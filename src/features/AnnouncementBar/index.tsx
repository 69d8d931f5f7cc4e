import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import StockAnnouncementBar from '@theme-original/AnnouncementBar';

import {announcement} from './client';
import styles from './styles.module.css';

/** The stock bar with the id of its announcement, so that `client.ts` can close and remember it. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  return announcementBar ? (
    <div className={styles.bar} {...announcement(announcementBar.id)}>
      <StockAnnouncementBar />
    </div>
  ) : null;
}
