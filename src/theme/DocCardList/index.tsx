import type {ReactNode} from 'react';
import DocCardList from '@theme-original/DocCardList';
import type {Props} from '@theme/DocCardList';

import styles from './styles.module.css';

/** Wrapped to keep the styles of cards beside their use. */
export default function StyledDocCardList(props: Props): ReactNode {
  return (
    <div className={styles.cards}>
      <DocCardList {...props} />
    </div>
  );
}
