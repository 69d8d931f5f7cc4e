import type {ReactNode} from 'react';
import clsx from 'clsx';

import styles from './Section.module.css';

interface Props {
  readonly title: string;
  readonly tagline: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the landing page below the hero. */
export default function Section({title, tagline, className, children}: Props): ReactNode {
  return (
    <section className={clsx(styles.section, className)}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.tagline}>{tagline}</p>
      </div>
      {children}
    </section>
  );
}
