import type {ReactNode} from 'react';
import {SkipToContentLink} from '@docusaurus/theme-common';

import styles from './styles.module.css';

/** Ejected for its style: hidden until it has the focus, and on paper. */
export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className={styles.link} data-print="hidden" />;
}
