'use client';

import {useState, type ComponentProps, type ReactNode} from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly tone?: 'plain' | 'accent';
}

/** A button that is disabled while its action runs. */
export function Button({tone = 'plain', onClick, ...props}: ButtonProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const run: ButtonProps['onClick'] = async (event) => {
    setBusy(true);
    try {
      await onClick?.(event);
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" disabled={isBusy} className={styles[tone]} onClick={run} {...props} />
  );
}
