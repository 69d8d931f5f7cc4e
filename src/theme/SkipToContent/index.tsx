import type {ReactNode} from 'react';
import {SkipToContentLink} from '@docusaurus/theme-common';

import styles from './styles.module.css';

/** Ejected for its style alone: hidden until it has the focus. */
export default function SkipToContent(): ReactNode {
  return <SkipToContentLink className={styles.link} />;
}
