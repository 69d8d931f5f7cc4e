import {useId, type ReactNode} from 'react';
import clsx from 'clsx';

import {hoverMenu} from './client';
import styles from './styles.module.css';

interface Props {
  /** Content of the button. */
  readonly trigger: ReactNode;
  /** The button's accessible name, if its content is an icon. */
  readonly label?: string;
  /** Content of the popover. */
  readonly children: ReactNode;
  /** Delay in ms after the pointer enters and leaves. Default: 0 and 150. Null: only a click opens it. */
  readonly delayMs?: number | null;
  /** Set if the open page is in the menu. */
  readonly isCurrent?: boolean;
  /** Class of the button. Default: `quiet`, for icons. */
  readonly className?: string | undefined;
  /** Role of the popover, which is then named like the button. */
  readonly role?: 'dialog' | 'menu';
  /** Class of the popover. Default: as wide as a list. */
  readonly popoverClass?: string | undefined;
}

/** A button and the popover that it opens, also on hover (`client.ts`). */
export default function HoverMenu({
  trigger,
  label,
  children,
  delayMs,
  isCurrent = false,
  className = 'quiet',
  role,
  popoverClass = styles.list,
}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.menu} {...(delayMs === null ? {} : hoverMenu(delayMs))}>
      <button
        type="button"
        popoverTarget={id}
        className={className}
        aria-label={label}
        aria-haspopup={role}
        aria-current={isCurrent ? 'true' : undefined}
      >
        {trigger}
      </button>
      <div
        id={id}
        popover="auto"
        role={role}
        aria-label={role && label}
        className={clsx('overlay', styles.popover, popoverClass)}
      >
        {children}
      </div>
    </div>
  );
}
