import type {ReactNode} from 'react';

import type {WrittenFile} from '@site/src/build/record/types';
import FileList from './FileList';
import styles from './Result.module.css';

interface Props {
  /** What the files have in common. */
  readonly label: ReactNode;
  readonly files: readonly WrittenFile[];
}

/** Files that one or more config items wrote, on a line that comes from the code beside them. */
export default function Result({label, files}: Props): ReactNode {
  return (
    <section className={styles.result}>
      <p className={styles.label}>{label}</p>
      <FileList files={files} />
    </section>
  );
}
