import type {ReactNode} from 'react';
import DocCardList from '@theme-original/DocCardList';
import type {Props} from '@theme/DocCardList';

import styles from './styles.module.css';

/** Wrapped for its style alone, which pages without cards do not carry. */
export default function StyledDocCardList(props: Props): ReactNode {
  return (
    <div className={styles.cards}>
      <DocCardList {...props} />
    </div>
  );
}
