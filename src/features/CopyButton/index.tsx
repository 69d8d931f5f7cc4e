import type {ReactNode} from 'react';
import clsx from 'clsx';

import {IconCopy} from '../icons';
import styles from './styles.module.css';

interface Props {
  /** The button's spoken name. */
  readonly label: string;
}

/** Copies the `code` of the `data-code-block` round it; `src/features/CodeBlock/client` answers it. */
export default function CopyButton({label}: Props): ReactNode {
  return (
    <button
      type="button"
      className={clsx('quiet', styles.button)}
      data-code-action="copy"
      aria-label={label}
    >
      <IconCopy />
    </button>
  );
}
