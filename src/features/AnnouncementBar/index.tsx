import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import StockAnnouncementBar from '@theme-original/AnnouncementBar';

import styles from './styles.module.css';

/** The stock bar, which says which announcement it shows, so that `client.ts` can close and remember it. */
export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  return announcementBar ? (
    <div className={styles.bar} data-announcement={announcementBar.id}>
      <StockAnnouncementBar />
    </div>
  ) : null;
}
