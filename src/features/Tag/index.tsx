import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** A word beside an item of the bar or the sidebar, such as "Beta". Nothing without text. */
export default function Tag({text}: {readonly text: string | undefined}): ReactNode {
  return text ? <span className={styles.tag}>{text}</span> : null;
}
